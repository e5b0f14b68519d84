#!/bin/sh
# Installs the unpacked release that holds this file, or updates to it, as root. DESTDIR is for tests: files go below it,
# and no user or service is touched.
set -eu
umask 022
from=$(cd "$(dirname "$0")/.." && pwd)
root=${DESTDIR:-}
opt=$root/opt/scoopdale
settings=$root/etc/scoopdale.env
value() { "$from/bin/node" -p "$1"; }

if [ -z "$root" ]; then
	id scoopdale >/dev/null 2>&1 || adduser --system --group scoopdale
	# The old program refuses a database that a newer one has changed: this backup is the way back.
	! systemctl is-active --quiet scoopdale || systemctl start scoopdale-backup || {
		echo "The backup before the update failed: journalctl -u scoopdale-backup says why. Nothing was changed." >&2
		exit 1
	}
fi

# Both secrets are made once. A new machine needs the same ones: copy this file there.
if [ ! -e "$settings" ]; then
	mkdir -p "$root/etc"
	(
		umask 077
		cat >"$settings" <<-END
			SITE_URL=$(value "JSON.parse(fs.readFileSync('$from/dist/build.json')).siteUrl")
			TRUST_PROXY=true
			SESSION_SECRET=$(value "crypto.randomBytes(32).toString('hex')")
			GATE_NOTE_KEYS=$(value "crypto.randomBytes(32).toString('base64')")
		END
	)
fi

mkdir -p "$root/opt"
rm -rf "$opt.next"
cp -R "$from" "$opt.next"
rm -rf "$opt.old"
[ ! -e "$opt" ] || mv "$opt" "$opt.old"
mv "$opt.next" "$opt"

mkdir -p "$root/etc/systemd/system" "$root/usr/local/bin"
cp "$opt"/deploy/scoopdale*.service "$opt"/deploy/scoopdale*.socket "$opt"/deploy/scoopdale*.timer "$root/etc/systemd/system/"
# It may be running this installer: a shell goes on reading the file that it began with.
cp "$opt/deploy/scoopdale.sh" "$root/usr/local/bin/scoopdale.new"
chmod 755 "$root/usr/local/bin/scoopdale.new"
mv "$root/usr/local/bin/scoopdale.new" "$root/usr/local/bin/scoopdale"

if [ -z "$root" ]; then
	systemctl daemon-reload
	systemctl enable --now scoopdale-backup.timer
	systemctl enable scoopdale
	systemctl enable --now scoopdale.socket
	systemctl restart scoopdale
fi
echo "Installed in $opt. Settings: $settings"

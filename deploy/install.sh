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
	! systemctl is-active --quiet scoopdale || systemctl start scoopdale-backup
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
cp "$opt"/deploy/scoopdale*.service "$opt/deploy/scoopdale-backup.timer" "$root/etc/systemd/system/"
cat >"$root/usr/local/bin/scoopdale" <<-END
	#!/bin/sh
	# The owner's commands, with the settings of the service.
	set -a
	. /etc/scoopdale.env
	# Files are named from where the command was given.
	case "\${2:-}" in
	[!/-]*) [ "\$1" != restore ] && [ "\$1" != backup ] || { command=\$1 file=\$PWD/\$2; shift 2; set -- "\$command" "\$file" "\$@"; } ;;
	esac
	cd /opt/scoopdale
	exec runuser -u scoopdale -- env DATA_DIR=/var/lib/scoopdale bin/node dist/server/owner.js "\$@"
END
chmod 755 "$root/usr/local/bin/scoopdale"

if [ -z "$root" ]; then
	systemctl daemon-reload
	systemctl enable --now scoopdale-backup.timer
	systemctl enable scoopdale
	systemctl restart scoopdale
fi
echo "Installed in $opt. Settings: $settings"

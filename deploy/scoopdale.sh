#!/bin/sh
# The owner's program on a server, as root: commands get the settings of the service. DESTDIR is for tests: files are
# below it, and keep their user.
set -eu
umask 022
# What is interrupted ends as if it had failed: the site is never left stopped.
trap : HUP INT TERM
root=${DESTDIR:-}
opt=$root/opt/scoopdale
data=$root/var/lib/scoopdale
user="-o scoopdale -g scoopdale"
[ -z "$root" ] || user=
set -a
. "$root/etc/scoopdale.env"
set +a

fail() {
	echo "$*" >&2
	exit 1
}

# owner FOLDER COMMAND: runs one of the owner's commands on the data in FOLDER.
owner() (
	folder=$1
	shift
	cd "$opt"
	exec runuser -u scoopdale -- env DATA_DIR="$folder" bin/node dist/server/owner.js "$@"
)

is_ready() {
	"$opt/bin/node" -e '
		const [port, seconds] = process.argv.slice(1);
		const ask = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok, () => false);
		const end = Date.now() + seconds * 1000;
		const again = async () => (await ask()) || (Date.now() < end ? setTimeout(again, 200) : process.exit(1));
		again()' "${port:-3000}" "${ready_seconds:-30}"
}

# Exchanges the program and the one from before it.
swap() {
	mv "$opt" "$opt.next"
	mv "$opt.old" "$opt"
	mv "$opt.next" "$opt.old"
	cp "$opt"/deploy/scoopdale*.service "$opt"/deploy/scoopdale*.socket "$opt"/deploy/scoopdale*.timer "$root/etc/systemd/system/"
	systemctl daemon-reload
	systemctl restart scoopdale
}

update() {
	[ -f "$1" ] || fail "There is no file $1. Nothing was changed."
	(cd "$(dirname "$1")" && sha256sum --check --status "$(basename "$1").sha256") ||
		fail "$1 does not match $1.sha256. Nothing was changed."
	new=$(mktemp -d "$root/opt/update.XXXXXX")
	trap 'rm -rf "$new"' EXIT
	chmod 755 "$new"
	tar -xzf "$1" -C "$new" --strip-components=1 || fail "$1 cannot be unpacked. Nothing was changed."
	sh "$new/deploy/install.sh" || fail "The update stopped. Bookings are safe."
	is_ready || {
		swap
		is_ready || fail "Neither the new program nor the one from before can store bookings: journalctl -u scoopdale says why. Bookings are safe. $refused"
		fail "The new program could not store bookings, so the one from before runs again. Bookings are safe."
	}
	echo "Updated. The program from before is in $opt.old: scoopdale rollback brings it back."
}

refused="If it refuses the newer database, restore the backup that the update made: scoopdale restore $root/var/lib/scoopdale-backups/FILE"

rollback() {
	[ -d "$opt.old" ] || fail "There is no program from before in $opt.old. Nothing was changed."
	swap
	is_ready || fail "The program from before cannot store bookings: journalctl -u scoopdale says why. Bookings are safe. $refused"
	echo "The program from before runs again. The newer one is in $opt.old: scoopdale rollback brings it back."
}

# The program's user writes it, and root puts it where that user cannot write.
backup() {
	[ ! -e "$1" ] || fail "$1 already exists. Nothing was changed."
	new=$data.backup
	rm -rf "$new"
	trap 'rm -rf "$new"' EXIT
	install -d $user -m 700 "$new"
	said=$(owner "$data" backup "$new/backup") || fail "No backup was made."
	[ -n "$root" ] || chown root:root "$new/backup"
	mv "$new/backup" "$1" || fail "No backup was made."
	echo "$1${said#"$new/backup"}"
}

# Puts the restored data in place of those in use.
exchange() {
	if [ -n "$postgres" ]; then
		owner "$new" swap
		return
	fi
	[ ! -e "$data" ] || mv "$data" "$before" || return
	mv "$new" "$data" || {
		[ ! -e "$before" ] || mv "$before" "$data"
		return 1
	}
	echo "The data from before is in $before."
}

change_back() {
	if [ -n "$postgres" ]; then
		owner "$new" swap --back
		return
	fi
	mv "$data" "$new"
	[ ! -e "$before" ] || mv "$before" "$data"
}

# The backup is restored beside the data while the site runs on, and then takes its place.
restore() {
	file=$1
	shift
	[ -f "$file" ] || fail "There is no file $file. Nothing was changed."
	new=$data.new
	rm -rf "$new"
	trap 'rm -rf "$new"' EXIT
	install -d $user -m 700 "$new"
	install $user -m 600 "$file" "$new/backup"
	postgres=${DATABASE_URL:-}${DATABASE_URL_FILE:-}
	owner "$new" restore "$new/backup" ${postgres:+--beside} "$@" || fail "The site runs on as before."
	rm "$new/backup"
	before=$data.$(date -u +%F-%H%M%S)
	systemctl stop scoopdale.socket scoopdale
	exchange || {
		systemctl start scoopdale.socket scoopdale
		fail "The site runs on as before."
	}
	systemctl start scoopdale.socket scoopdale
	is_ready || {
		systemctl stop scoopdale.socket scoopdale
		change_back
		systemctl start scoopdale.socket scoopdale
		fail "The program could not use the restored data. It runs as before, with the data from before."
	}
	echo "The site runs with it."
}

# move PLACE: PLACE is the postgres:// address of an empty database, or "sqlite".
move() {
	settings=$root/etc/scoopdale.env
	place=$1
	[ "$place" != sqlite ] || place=$data
	systemctl stop scoopdale.socket scoopdale
	owner "$data" move "$place" || {
		systemctl start scoopdale.socket scoopdale
		fail "The site runs on as before."
	}
	cp -p "$settings" "$settings.before"
	grep -Ev '^DATABASE_URL(_FILE)?=' "$settings.before" >"$settings"
	[ "$place" = "$data" ] || echo "DATABASE_URL='$place'" >>"$settings"
	systemctl start scoopdale.socket scoopdale
	is_ready || {
		systemctl stop scoopdale.socket scoopdale
		mv "$settings.before" "$settings"
		systemctl start scoopdale.socket scoopdale
		fail "The program could not use the new database. It runs as before, with the one from before."
	}
	echo "The site runs with it. The database from before was not changed; the settings from before are in $settings.before."
}

# Files are named from where the command was given.
case "${2:-}" in
"" | /* | -*) ;;
*) case "$1" in
	backup | restore | update)
		command=$1 file=$PWD/$2
		shift 2
		set -- "$command" "$file" "$@"
		;;
	esac ;;
esac

case "${1:-} ${2:-}" in
"update "?*) update "$2" ;;
"rollback ") rollback ;;
"backup "?*) backup "$2" ;;
"restore "?*)
	shift
	restore "$@"
	;;
"move "?*) move "$2" ;;
*)
	case "${1:-help}" in
	help | --help)
		cat <<-END
			  update FILE
			    back up, put the release in FILE in place of the program and
			    restart it; if it is not ready, the one from before comes back

			  rollback
			    bring back the program from before the last update

			  restore FILE [--no-mail]
			    put a backup in place of the data in use, which are kept
			    (--no-mail: its pending messages are not sent)

			  move PLACE
			    move to the empty database at a postgres:// address, or back
			    to "sqlite"

		END
		# The others: those that these take the place of are not for a running service.
		owner "$data" help | sed -E '/^  (restore|swap|move) /,/^$/d'
		exit
		;;
	esac
	owner "$data" "$@"
	;;
esac

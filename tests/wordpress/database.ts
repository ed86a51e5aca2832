import { join } from 'node:path';

type Command = readonly [program: string, args: readonly string[]];

interface DatabaseCommands {
  readonly install: Command;
  readonly serve: Command;
  readonly socket: string;
}

/** The commands of a MariaDB that has its data and its socket in a folder, and no port. */
export function databaseCommands(folder: string): DatabaseCommands {
  const data = `--datadir=${join(folder, 'mysql')}`;
  const socket = join(folder, 'mysql.sock');
  const account = process.getuid?.() === 0 ? ['--user=root'] : [];
  const common = ['--no-defaults', data, ...account];
  return {
    install: [
      'mariadb-install-db',
      [...common, '--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'],
    ],
    serve: [
      '/usr/sbin/mariadbd',
      [
        ...common,
        `--socket=${socket}`,
        `--pid-file=${join(folder, 'mysql.pid')}`,
        '--skip-networking',
        '--skip-log-bin',
        '--innodb-flush-log-at-trx-commit=0',
        '--innodb-buffer-pool-size=64M',
      ],
    ],
    socket,
  };
}

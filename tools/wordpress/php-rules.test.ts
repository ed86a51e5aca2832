import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FLOOR, FUNCTIONS } from './php-functions.ts';
import { phpFaults } from './php-rules.ts';

const FOLDER = join(import.meta.dirname, 'plugin');
const sources = Object.fromEntries(
  globSync('**/*.php', { cwd: FOLDER })
    .sort()
    .map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]),
);

const faultsOf = (code: string) => phpFaults({ 'a.php': `<?php\n${code}` });

test('the plugin keeps the rules', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(8);
  expect(phpFaults(sources)).toEqual([]);
});

test('the plugin’s header names the versions that are checked', () => {
  expect(sources['eiland.php']).toContain(`Requires at least: ${FLOOR.wordpress}\n`);
  expect(sources['eiland.php']).toContain(`Requires PHP: ${FLOOR.php}\n`);
});

test('no listed function is newer than the oldest PHP and WordPress, and each is used', () => {
  const isNewer = (version: string, floor: string) =>
    version.localeCompare(floor, 'en', { numeric: true, sensitivity: 'base' }) > 0;
  expect(isNewer('6.10', '6.9')).toBe(true);
  const code = Object.values(sources).join('\n');
  for (const kind of ['php', 'wordpress'] as const)
    for (const [name, version] of Object.entries(FUNCTIONS[kind])) {
      expect(isNewer(version, FLOOR[kind]), `${name} came with ${version}`).toBe(false);
      expect(code, name).toMatch(new RegExp(`\\b${name} ?\\(|'${name}'`));
    }
});

describe('a fault is found:', () => {
  test.each([
    ['match', '$a = match( 1 ) { 1 => 2 };'],
    ['the nullsafe operator', '$a?->b;'],
    ['a named argument', 'trim( string: "a" );'],
    ['a comma behind the last parameter', 'function a( $b, ) {}'],
    ['catch without a variable', 'try { trim( "" ); } catch ( E ) {}'],
    ['throw in an expression', '$a = $b ?? throw new E();'],
    ['an enumeration', 'enum A { case B; }'],
    ['a union type', 'function a( int|string $b ) {}'],
    ['the type mixed', 'function a( mixed $b ) {}'],
    ['the type never', 'function a(): never {}'],
    ['a promoted parameter', 'class A { function __construct( public int $b ) {} }'],
    ['a readonly property', 'class A { public readonly int $b; }'],
    ['the class of an object', '$a = $b::class;'],
    ['an object as a default', 'function a( $b = new C() ) {}'],
    ['a function of PHP 8', 'str_contains( "a", "b" );'],
    ['a function that runs code', 'create_function( "", "" );'],
    ['a function that reads objects', 'unserialize( $a );'],
    ['a write without the Settings API', 'update_option( "a", "b" );'],
    ['a function whose name every object has', 'toString( $a );'],
    ['a function that another one calls', "array_map( 'system', $a );"],
    ['a function that a hook calls', "add_filter( 'the_content', 'system' );"],
    ['a computed function', '$a();'],
    ['code in a text', 'eval( $a );'],
    ['a command of the system', '`ls`;'],
    ['a computed file', 'require $a;'],
    ['a computed variable', '$$a = 1;'],
    ['what a visitor sent', 'trim( $_GET["a"] );'],
    ['a hook without a function', "add_action( 'init', __NAMESPACE__ . '\\missing' );"],
    ['a text', 'echo $a;'],
    ['a text among escaped ones', "echo '<p>' . esc_html( $a ) . $b;"],
    ['a text in a condition', "echo $a ? '' : $b;"],
    ['a text inside a text', 'echo "<p>$a</p>";'],
    ['a text at the end', 'exit( $a );'],
    ['a text at the end, among others', "die( '<p>' . $a );"],
    ['a text that is formatted', "printf( '%s', $a );"],
    ['JSON in a script', "wp_add_inline_script( 'a', wp_json_encode( $a ) );"],
    ['JSON in a script with one flag', "wp_add_inline_script( 'a', wp_json_encode( $a, JSON_HEX_TAG ) );"],
  ])('%s', (_, code) => {
    expect(faultsOf(code)).toHaveLength(1);
  });

  test('with its file and line', () => {
    expect(faultsOf('\necho $a;')).toEqual(['a.php:3: It prints a text without escaping it.']);
  });
});

test.each([
  "echo '<p>' . esc_html( $a ) . '</p>';",
  '// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It is escaped.\necho $a;',
  "printf( '%1$s', esc_attr( $a ) );",
  'exit;',
  "$a = array_map( 'trim', $b );",
  '$a = B::class;',
  "wp_add_inline_script( 'a', wp_json_encode( $a, JSON_HEX_TAG | JSON_HEX_AMP ) );",
  "require __DIR__ . '/b.php';",
  "function b(): ?string {}\nadd_action( 'init', __NAMESPACE__ . '\\b' );",
  '$a = fn( $b ) => $b ?? array();',
])('no fault: %s', (code) => {
  expect(faultsOf(code)).toEqual([]);
});

<?php
/**
 * The widgets, as the build describes them, and the plugin's own words.
 *
 * @package Eiland
 */

namespace Eiland;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a JSON file of the plugin, once per request.
 *
 * @param string $file Its path in the plugin.
 * @return array
 */
function read_json( string $file ): array {
	static $files = array();
	if ( ! isset( $files[ $file ] ) ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin.
		$files[ $file ] = (array) json_decode( (string) file_get_contents( dirname( FILE ) . '/' . $file ), true );
	}
	return $files[ $file ];
}

/**
 * All widgets by name.
 *
 * @return array<string, array>
 */
function widgets(): array {
	return array_column( read_json( 'data/widgets.json' )['widgets'], null, 'name' ) + widgets_of_others();
}

/**
 * The widgets of other projects by name, as their builds describe them in `<name>.widgets.json`.
 *
 * @return array<string, array>
 */
function widgets_of_others(): array {
	static $widgets = null;
	if ( null === $widgets ) {
		// Some systems answer false where no file matches.
		$found = glob( dirname( FILE ) . '/data/*.widgets.json' );
		/**
		 * Filters the files that describe widgets of other projects.
		 *
		 * @param string[] $files Their paths; by default, those in the folder `data` of the plugin.
		 */
		$files   = apply_filters( 'eiland_widget_files', false === $found ? array() : $found );
		$widgets = array();
		foreach ( (array) $files as $file ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the server.
			$read = json_decode( (string) file_get_contents( $file ), true );
			foreach ( $read['wordpress'] ?? array() as $widget ) {
				if ( preg_match( '/^[a-z][a-z\d]*(-[a-z\d]+)+$/', $widget['name'] ) ) {
					$widgets[ $widget['name'] ] = $widget;
				}
			}
		}
	}
	return $widgets;
}

/**
 * The groups of the widgets, in the order in which editors see them.
 *
 * @return array<int, array>
 */
function groups(): array {
	return read_json( 'data/widgets.json' )['groups'];
}

/**
 * The values of data-load that the form offers, with their labels.
 *
 * @return array<int, array>
 */
function loads(): array {
	return read_json( 'data/widgets.json' )['loads'];
}

/**
 * The language of the reader, as far as the plugin has it.
 *
 * @return string
 */
function language(): string {
	$language = substr( determine_locale(), 0, 2 );
	return in_array( $language, array( 'nl', 'de', 'en' ), true ) ? $language : 'en';
}

/**
 * A text of the description in the language of the reader.
 *
 * @param array<string, string> $words One text per language.
 * @return string
 */
function translated( array $words ): string {
	return (string) $words[ language() ];
}

/**
 * A text of the plugin in the language of the reader.
 *
 * @param string $key Its key in the files in `words/`.
 * @return string
 */
function word( string $key ): string {
	return (string) read_json( 'words/' . language() . '.json' )[ $key ];
}

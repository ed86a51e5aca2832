<?php
/**
 * The page with the settings and the shortcodes.
 *
 * @package Eiland
 */

namespace Eiland;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );

/** Registers the option and its fields. */
function register_settings(): void {
	register_setting( OPTION, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings' ) );
	add_settings_section( 'eiland-files', '', '__return_empty_string', OPTION );
	$fields = array(
		'loader'  => 'print_text_setting',
		'styles'  => 'print_text_setting',
		'render'  => 'print_text_setting',
		'page'    => 'print_json_setting',
		'preview' => 'print_switch_setting',
	);
	foreach ( $fields as $key => $printer ) {
		add_settings_field(
			'eiland-' . $key,
			esc_html( word( 'settings.' . $key ) ),
			__NAMESPACE__ . '\\' . $printer,
			OPTION,
			'eiland-files',
			array(
				'key'       => $key,
				'label_for' => 'eiland-' . $key,
			)
		);
	}
}

/** Adds the page to the menu of the settings. */
function add_settings_page(): void {
	add_options_page( 'Eiland', 'Eiland', 'manage_options', OPTION, __NAMESPACE__ . '\print_settings_page' );
}

/** Prints the page. */
function print_settings_page(): void {
	echo '<div class="wrap"><h1>Eiland</h1><p>' . esc_html( word( 'settings.intro' ) ) . '</p>';
	if ( ! may_choose_scripts() ) {
		echo '<p>' . esc_html( word( 'settings.locked' ) ) . '</p>';
	}
	echo '<form action="' . esc_url( admin_url( 'options.php' ) ) . '" method="post">';
	settings_fields( OPTION );
	do_settings_sections( OPTION );
	submit_button();
	echo '</form><h2>' . esc_html( word( 'shortcodes.title' ) ) . '</h2>';
	echo '<p>' . esc_html( word( 'shortcodes.intro' ) ) . '</p>';
	foreach ( groups() as $group ) {
		print_shortcodes( $group );
	}
	echo '</div>';
}

/**
 * Prints the shortcodes of a group, with sample values.
 *
 * @param array $group The group.
 */
function print_shortcodes( array $group ): void {
	$rows = wp_list_filter( widgets(), array( 'group' => $group['name'] ) );
	if ( ! $rows ) {
		return;
	}
	echo '<h3>' . esc_html( translated( $group['title'] ) ) . '</h3><table class="widefat striped"><tbody>';
	foreach ( $rows as $widget ) {
		$sample = write_shortcode( $widget, $widget['sample']['inputs'], $widget['sample']['inside'] );
		echo '<tr><th scope="row" style="width: 14rem">' . esc_html( translated( $widget['title'] ) ) . '</th>';
		echo '<td><code style="overflow-wrap: anywhere">' . esc_html( $sample ) . '</code></td></tr>';
	}
	echo '</tbody></table>';
}

/**
 * Prints the field of an address.
 *
 * @param array $field Its key.
 */
function print_text_setting( array $field ): void {
	printf(
		'<input type="text" class="regular-text code" id="eiland-%1$s" name="eiland[%1$s]" value="%2$s"%3$s>',
		esc_attr( $field['key'] ),
		esc_attr( settings()[ $field['key'] ] ),
		disabled( may_choose_scripts(), false, false )
	);
	print_help( $field['key'] );
}

/**
 * Prints the field with the settings of the page.
 *
 * @param array $field Its key.
 */
function print_json_setting( array $field ): void {
	printf(
		'<textarea class="large-text code" rows="6" id="eiland-%1$s" name="eiland[%1$s]"%3$s>%2$s</textarea>',
		esc_attr( $field['key'] ),
		esc_textarea( settings()[ $field['key'] ] ),
		disabled( may_choose_scripts(), false, false )
	);
	print_help( $field['key'] );
}

/**
 * Prints a switch.
 *
 * @param array $field Its key.
 */
function print_switch_setting( array $field ): void {
	printf(
		'<input type="checkbox" id="eiland-%1$s" name="eiland[%1$s]" value="1"%2$s>',
		esc_attr( $field['key'] ),
		checked( settings()[ $field['key'] ], true, false )
	);
	print_help( $field['key'] );
}

/**
 * Prints the sentence below a field.
 *
 * @param string $key Its key.
 */
function print_help( string $key ): void {
	echo '<p class="description">' . esc_html( word( 'settings.' . $key . 'Help' ) ) . '</p>';
}

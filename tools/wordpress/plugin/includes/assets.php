<?php
/**
 * The loader, the styles and the settings of the page, on pages with a widget.
 *
 * @package Eiland
 */

namespace Eiland;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'eiland';

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_for_posts' );
add_action( 'wp_footer', __NAMESPACE__ . '\print_companions', 5 );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\loader_tag', 10, 2 );
add_filter( 'style_loader_src', __NAMESPACE__ . '\styles_address', 10, 2 );

/** Adds the files of the widgets to the page. Scripts that come late stand at its end. */
function enqueue(): void {
	$settings = settings();
	// The shop decides how long these files are cached; their names stay.
	// phpcs:disable WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_enqueue_script( HANDLE, $settings['loader'], array(), null, false );
	if ( '' !== $settings['styles'] ) {
		wp_enqueue_style( HANDLE, $settings['styles'], array(), null );
	}
	// phpcs:enable
}

/** Widgets in the posts of the page are known before its head. */
function enqueue_for_posts(): void {
	global $wp_query;
	foreach ( $wp_query->posts ?? array() as $post ) {
		if ( $post instanceof \WP_Post && has_widget( $post->post_content ) ) {
			enqueue();
			return;
		}
	}
}

/**
 * Whether a text has a block or a shortcode of the plugin, or HTML of a widget.
 *
 * @param string $content The text of a post.
 * @return bool
 */
function has_widget( string $content ): bool {
	return (bool) preg_match( '/<!-- wp:eiland\/|\[eiland_|\sdata-widget=/', $content );
}

/**
 * Remembers a widget that was printed, and adds the files.
 *
 * @param string|null $name Its name, or null to ask only.
 * @return string[] The names of all widgets so far.
 */
function need( ?string $name = null ): array {
	static $names = array();
	if ( null !== $name ) {
		$names[ $name ] = $name;
		enqueue();
	}
	return $names;
}

/** Prints the dialogs that the widgets of the page open, unless it has them. */
function print_companions(): void {
	$there  = need();
	$wanted = array();
	foreach ( $there as $name ) {
		$wanted = array_merge( $wanted, widgets()[ $name ]['companions'] );
	}
	/**
	 * Filters the dialogs at the end of the page.
	 *
	 * @param string[] $names The names of their widgets.
	 */
	$names = apply_filters( 'eiland_companions', array_unique( array_diff( $wanted, $there ) ) );
	foreach ( $names as $name ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- markup() escapes.
		echo markup( $name, array() );
	}
}

/**
 * The script tag of the loader, after the settings that it reads. Both pass the filters of WordPress for attributes of
 * scripts, so that a policy can add its nonce.
 *
 * @param string $tag    The tag of WordPress.
 * @param string $handle The name of the script.
 * @return string
 */
function loader_tag( $tag, $handle ) {
	if ( HANDLE !== $handle ) {
		return $tag;
	}
	/**
	 * Filters the token for calls that change something.
	 *
	 * @param string $token Empty when the server before WordPress fills it in.
	 */
	$token = (string) apply_filters( 'eiland_csrf_token', '' );
	$data  = wp_json_encode( json_decode( settings()['page'] ), JSON_HEX_TAG | JSON_HEX_AMP );
	return '<meta name="csrf-token" content="' . esc_attr( $token ) . '">' . "\n"
		. wp_get_inline_script_tag(
			(string) $data,
			array(
				'type'               => 'application/json',
				'data-shop-settings' => true,
			)
		)
		. module_tag( settings()['loader'] )
		. implode( '', array_map( __NAMESPACE__ . '\module_of', array_keys( widgets_of_others() ) ) );
}

/**
 * The script tag of a module.
 *
 * @param string $address Its address.
 * @return string
 */
function module_tag( string $address ): string {
	return wp_get_script_tag(
		array(
			'type'  => 'module',
			'async' => true,
			'src'   => esc_url( $address ),
		)
	);
}

/**
 * The script tag of a widget of another project, whose file is beside the loader.
 *
 * @param string $name Its name.
 * @return string
 */
function module_of( string $name ): string {
	return module_tag( dirname( settings()['loader'] ) . '/' . $name . '.js' );
}

/**
 * The address of the styles as it was set: a path begins at the server, not at WordPress.
 *
 * @param string $address The address of WordPress.
 * @param string $handle  The name of the style sheet.
 * @return string
 */
function styles_address( $address, $handle ) {
	return HANDLE === $handle ? settings()['styles'] : $address;
}

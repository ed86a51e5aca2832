<?php
/**
 * What an administrator set.
 *
 * @package Eiland
 */

namespace Eiland;

defined( 'ABSPATH' ) || exit;

const OPTION   = 'eiland';
const DEFAULTS = array(
	'loader'  => '/widgets/loader.js',
	'styles'  => '/widgets/base.css',
	'render'  => '',
	'page'    => '{}',
	'preview' => true,
);

/**
 * The settings, with the defaults of those that are missing.
 *
 * @return array
 */
function settings(): array {
	return array_merge( DEFAULTS, (array) get_option( OPTION, array() ) );
}

/**
 * Whether the user may choose the scripts of the site. Administrators of one site in a network may not.
 *
 * @return bool
 */
function may_choose_scripts(): bool {
	return current_user_can( 'unfiltered_html' );
}

/**
 * Checks what an administrator sends. Invalid settings keep their former value.
 *
 * @param mixed $sent The fields of the form.
 * @return array
 */
function sanitize_settings( $sent ): array {
	$sent    = is_array( $sent ) ? array_filter( $sent, 'is_scalar' ) : array();
	$before  = settings();
	$preview = ! empty( $sent['preview'] );
	if ( ! may_choose_scripts() ) {
		return array_merge( $before, array( 'preview' => $preview ) );
	}
	$page = trim( (string) ( $sent['page'] ?? '' ) );
	$page = '' === $page ? '{}' : $page;
	if ( ! is_object( json_decode( $page ) ) ) {
		add_settings_error( OPTION, 'eiland-page', esc_html( word( 'settings.pageInvalid' ) ) );
		$page = $before['page'];
	}
	$loader = sanitize_address( $sent['loader'] ?? '' );
	return array(
		'loader'  => '' === $loader ? $before['loader'] : $loader,
		'styles'  => sanitize_address( $sent['styles'] ?? '' ),
		'render'  => sanitize_address( $sent['render'] ?? '' ),
		'page'    => $page,
		'preview' => $preview,
	);
}

/**
 * The address of a file on the web, or a path.
 *
 * @param bool|int|float|string $address What an administrator sends.
 * @return string Empty when it is no such address.
 */
function sanitize_address( $address ): string {
	return esc_url_raw( trim( (string) $address ), array( 'http', 'https' ) );
}

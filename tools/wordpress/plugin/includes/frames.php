<?php
/**
 * The first frames of the widgets, which a process beside the site draws into the page.
 *
 * @package Eiland
 */

namespace Eiland;

defined( 'ABSPATH' ) || exit;

/** Seconds that a page waits for the process. */
const FRAMES_LIMIT = 0.05;
/** Seconds in which a process that has not answered is not asked. */
const FRAMES_PAUSE = 5;
/** The name of the transient that remembers it. */
const FRAMES_PAUSED = 'eiland_frames_paused';

add_action( 'template_redirect', __NAMESPACE__ . '\collect_page' );

/** Collects the page, where an administrator has named a process. */
function collect_page(): void {
	if ( '' !== settings()['render'] ) {
		ob_start( __NAMESPACE__ . '\with_frames' );
	}
}

/**
 * The page with first frames. As it is, if the process does not answer in time, and if the theme sends it in parts.
 *
 * @param string $page  The HTML of the page.
 * @param int    $phase Whether it is the first part, the last one, or both.
 * @return string
 */
function with_frames( string $page, int $phase ): string {
	$is_whole = ( PHP_OUTPUT_HANDLER_START | PHP_OUTPUT_HANDLER_FINAL ) === $phase;
	if ( ! $is_whole || ! need_frames( $page ) || get_transient( FRAMES_PAUSED ) ) {
		return $page;
	}
	list( $status, $drawn ) = draw_frames( $page );
	if ( 200 === $status ) {
		return $drawn;
	}
	if ( $status < 200 || $status >= 500 ) {
		set_transient( FRAMES_PAUSED, 1, FRAMES_PAUSE );
	}
	return $page;
}

/**
 * Whether a text is a page with widgets.
 *
 * @param string $page What the site sends.
 * @return bool
 */
function need_frames( string $page ): bool {
	return (bool) preg_match( '/^\s*<(?:!doctype\s+)?html[\s>].*\sdata-widget=/is', $page );
}

/**
 * Asks the process. It gets the page and its address, and nothing of the request.
 *
 * @param string $page The HTML of the page.
 * @return array The status, 0 without a whole answer; and the page with frames.
 */
function draw_frames( string $page ): array {
	$address = is_singular() ? get_permalink( get_queried_object_id() ) : home_url( '/' );
	$context = stream_context_create(
		array(
			'http' => array(
				'method'        => 'POST',
				'header'        => "Content-Type: text/html\r\nConnection: close",
				'content'       => $page,
				'timeout'       => FRAMES_LIMIT,
				'ignore_errors' => true,
			),
		)
	);
	// The functions of WordPress wait for a whole second at least.
	// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged
	$stream = @fopen( rtrim( settings()['render'], '/' ) . '/render?url=' . rawurlencode( (string) $address ), 'r', false, $context );
	if ( ! $stream ) {
		return array( 0, '' );
	}
	$drawn = (string) stream_get_contents( $stream );
	$said  = implode( "\n", stream_get_meta_data( $stream )['wrapper_data'] );
	fclose( $stream );
	// phpcs:enable
	preg_match( '/^content-length: (\d+)$/im', $said, $length );
	$is_whole = 200 !== status_of( $said ) || strlen( $drawn ) === (int) ( $length[1] ?? 0 );
	return $is_whole ? array( status_of( $said ), $drawn ) : array( 0, '' );
}

/**
 * The status in the head of an answer.
 *
 * @param string $said Its lines.
 * @return int
 */
function status_of( string $said ): int {
	return (int) substr( $said, strlen( 'HTTP/1.1 ' ), 3 );
}

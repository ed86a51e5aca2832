<?php
/**
 * A block per widget.
 *
 * @package Eiland
 */

namespace Eiland;

defined( 'ABSPATH' ) || exit;

const ICONS = array(
	'buying'   => 'cart',
	'choosing' => 'search',
	'reading'  => 'book',
	'requests' => 'email',
	'account'  => 'admin-users',
	'returns'  => 'undo',
	'others'   => 'screenoptions',
);

add_action( 'init', __NAMESPACE__ . '\register_blocks' );
add_filter( 'block_categories_all', __NAMESPACE__ . '\categories' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_preview' );

/** Registers the blocks, and the script with their forms. */
function register_blocks(): void {
	$needed = array( 'wp-api-fetch', 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' );
	wp_register_script( 'eiland-editor', plugins_url( 'editor.js', FILE ), $needed, VERSION, true );
	wp_register_style( 'eiland-editor', plugins_url( 'editor.css', FILE ), array( 'wp-components' ), VERSION );
	foreach ( widgets() as $name => $widget ) {
		register_block_type(
			'eiland/' . $name,
			array(
				'api_version'           => 2,
				'title'                 => translated( $widget['title'] ),
				'description'           => translated( $widget['description'] ),
				'category'              => 'eiland-' . $widget['group'],
				'icon'                  => ICONS[ $widget['group'] ] ?? ICONS['others'],
				'keywords'              => array( 'eiland', $name ),
				'attributes'            => array(
					'inputs' => array( 'type' => 'object' ),
					'inside' => array( 'type' => 'string' ),
					'load'   => array( 'type' => 'string' ),
				),
				'supports'              => array(
					'align'           => array( 'wide', 'full' ),
					'html'            => false,
					'customClassName' => true,
					'multiple'        => ! $widget['isSingle'],
				),
				'editor_script_handles' => array( 'eiland-editor' ),
				'editor_style_handles'  => array( 'eiland-editor' ),
				'render_callback'       => function ( $attributes ) use ( $name ) {
					return render_block( $name, (array) $attributes );
				},
			)
		);
	}
}

/**
 * The HTML of a block.
 *
 * @param string $name       The name of its widget.
 * @param array  $attributes What the editor stored.
 * @return string
 */
function render_block( string $name, array $attributes ): string {
	$html = markup(
		$name,
		(array) ( $attributes['inputs'] ?? array() ),
		(string) ( $attributes['inside'] ?? '' ),
		(string) ( $attributes['load'] ?? '' )
	);
	return '' === $html ? '' : '<div ' . get_block_wrapper_attributes() . '>' . $html . '</div>';
}

/**
 * Adds the groups of the widgets to the categories of blocks.
 *
 * @param array[] $categories Those of WordPress and others.
 * @return array[]
 */
function categories( $categories ) {
	foreach ( groups() as $group ) {
		$categories[] = array(
			'slug'  => 'eiland-' . $group['name'],
			'title' => 'Eiland: ' . translated( $group['title'] ),
		);
	}
	return $categories;
}

/** Gives the editor its forms, and the widgets, so that the previews run. */
function enqueue_preview(): void {
	$loads = array();
	foreach ( loads() as $load ) {
		$loads[] = array(
			'value' => $load['value'],
			'label' => translated( $load['label'] ),
		);
	}
	$data = array(
		'widgets' => array_values( array_map( __NAMESPACE__ . '\in_language', widgets() ) ),
		'words'   => read_json( 'words/' . language() . '.json' ),
		'loads'   => $loads,
	);
	$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
	wp_add_inline_script( 'eiland-editor', 'window.eilandEditor = ' . $json . ';', 'before' );
	if ( settings()['preview'] ) {
		enqueue();
	}
}

/**
 * A widget with its texts in the language of the reader.
 *
 * @param array $widget Its description.
 * @return array
 */
function in_language( array $widget ): array {
	$fields = array();
	foreach ( $widget['fields'] as $field ) {
		$field['label'] = translated( $field['label'] );
		$field['help']  = translated( $field['help'] );
		foreach ( $field['columns'] as $at => $column ) {
			$field['columns'][ $at ]['label'] = translated( $column['label'] );
		}
		$fields[] = $field;
	}
	return array(
		'name'     => $widget['name'],
		'title'    => translated( $widget['title'] ),
		'fields'   => $fields,
		'replaced' => $widget['replaced'],
		'sample'   => $widget['sample'],
	);
}

<?php
/**
 * Plugin Name: Eiland
 * Description: The widgets of the shop as blocks and shortcodes.
 * Version: {{version}}
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: eiland
 *
 * @package Eiland
 */

namespace Eiland;

defined( 'ABSPATH' ) || exit;

const VERSION = '{{version}}';
const FILE    = __FILE__;

require __DIR__ . '/includes/data.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/values.php';
require __DIR__ . '/includes/markup.php';
require __DIR__ . '/includes/assets.php';
require __DIR__ . '/includes/frames.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/settings-page.php';

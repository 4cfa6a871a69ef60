<?php
/**
 * Plugin Name: Lectern Courses
 * Description: Course cards, lists, free lessons, players and a checkout of a Lectern marketplace, as blocks and shortcodes.
 * Version: 0.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: lectern
 */

defined('ABSPATH') || exit;

const LECTERN_OPTION = 'lectern_settings';

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/elements.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/courses.php';

add_action('admin_menu', 'lectern_add_settings_page');
add_action('admin_init', 'lectern_register_settings');
add_filter('plugin_action_links_' . plugin_basename(__FILE__), 'lectern_add_settings_link');
add_action('init', 'lectern_register_blocks');
add_action('init', 'lectern_register_shortcodes');
add_action('init', 'lectern_register_pasted_addresses');
add_action('rest_api_init', 'lectern_register_courses');
add_filter('script_loader_tag', 'lectern_write_script', 10, 2);

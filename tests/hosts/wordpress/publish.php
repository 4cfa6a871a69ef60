<?php
// Installs WordPress if that hasn't been done, chooses the theme, and publishes a page with the HTML of its standard
// input in a Custom HTML block. Prints the page's address.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('WP_ADDRESS'), PHP_URL_HOST);
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
if (!is_blog_installed()) wp_install('Evening Classes', 'admin', 'admin@partner.example', true, '', 'only-for-this-test');
switch_theme($argv[1]);
// As an administrator, who may publish scripts.
kses_remove_filters();
$page = wp_insert_post([
    'post_type' => 'page',
    'post_status' => 'publish',
    'post_title' => 'Courses',
    'post_content' => "<!-- wp:html -->\n" . file_get_contents('php://stdin') . "\n<!-- /wp:html -->",
], true);
if (is_wp_error($page)) {
    fwrite(STDERR, $page->get_error_message());
    exit(1);
}
echo 'page=' . get_permalink($page) . "\n";

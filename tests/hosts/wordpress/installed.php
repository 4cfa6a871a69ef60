<?php
// Loads WordPress, and installs it if that hasn't been done: with an administrator and an editor.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('WP_ADDRESS'), PHP_URL_HOST);
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
const PASSWORD = 'only-for-this-test';
if (!is_blog_installed()) {
    wp_install('Evening Classes', 'admin', 'admin@partner.example', true, '', PASSWORD);
    wp_insert_user(['user_login' => 'editor', 'user_pass' => PASSWORD, 'user_email' => 'editor@partner.example', 'role' => 'editor']);
}

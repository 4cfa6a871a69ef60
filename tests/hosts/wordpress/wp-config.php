<?php
// A WordPress that only this machine can reach, and only for the time of a test.
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WP_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', getenv('WP_ADDRESS'));
define('WP_SITEURL', getenv('WP_ADDRESS'));
define('WP_HTTP_BLOCK_EXTERNAL', true);
// The marketplace.
define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
// Editors can't publish HTML of their own, as on every site of a network.
define('DISALLOW_UNFILTERED_HTML', (bool) getenv('WP_FILTERED'));
define('FS_METHOD', 'direct');
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define($name . '_KEY', 'test-' . $name);
    define($name . '_SALT', 'salt-' . $name);
}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';

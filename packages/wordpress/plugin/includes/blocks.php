<?php
defined('ABSPATH') || exit;

/** A block for each element. Pages keep only its options, so nobody needs the right to publish HTML. */
function lectern_register_blocks(): void {
    $version = get_file_data(dirname(__DIR__) . '/lectern.php', ['version' => 'Version'])['version'];
    $needs = ['wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n', 'wp-url'];
    wp_register_script('lectern-editor', plugins_url('editor.js', __DIR__), $needs, $version, true);
    wp_register_style('lectern-editor', plugins_url('editor.css', __DIR__), [], $version);
    wp_set_script_translations('lectern-editor', 'lectern');
    foreach (lectern_elements() as $name => $element) {
        $attributes = [];
        foreach ($element['attributes'] as $attribute) $attributes[$attribute['name']] = ['type' => 'string', 'default' => ''];
        register_block_type("lectern/$name", [
            'api_version' => 2,
            'title' => $element['title'],
            'category' => 'embed',
            'description' => $element['about'],
            'attributes' => $attributes,
            'supports' => ['html' => false, 'align' => ['wide', 'full']],
            'editor_script' => 'lectern-editor',
            'editor_style' => 'lectern-editor',
            'render_callback' => fn($given) => lectern_render_block($name, (array) $given),
        ]);
    }
    add_action('enqueue_block_editor_assets', 'lectern_send_elements');
}

function lectern_render_block(string $name, array $given): string {
    $html = lectern_render($name, $given);
    return $html === '' ? '' : sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), $html);
}

/** What the editor's script has to know. */
function lectern_send_elements(): void {
    ['address' => $address, 'key' => $key, 'theme' => $theme] = lectern_settings();
    $data = [
        'elements' => lectern_elements(),
        'marketplace' => lectern_is_set_up() ? ['address' => $address, 'key' => $key, 'theme' => $theme] : null,
        'settingsUrl' => current_user_can('manage_options') ? lectern_settings_url() : '',
    ];
    $flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;
    wp_add_inline_script('lectern-editor', 'window.lecternBlocks = ' . wp_json_encode($data, $flags) . ';', 'before');
}

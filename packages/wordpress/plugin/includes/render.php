<?php
defined('ABSPATH') || exit;

const LECTERN_SCRIPT = 'lectern-embed';

/**
 * An element as HTML, with the link that visitors follow where the script hasn't run.
 *
 * @param string $name such as `course-card`
 * @param array $given values by the names of attributes, such as `course-id`
 */
function lectern_render(string $name, array $given): string {
    $element = lectern_elements()[$name];
    if (!lectern_is_set_up()) {
        return lectern_note(__('Set up Lectern Courses: the address of the marketplace and your key are missing.', 'lectern'), lectern_settings_url());
    }
    $values = [];
    foreach ($element['attributes'] as $attribute) {
        $value = lectern_clean_value($attribute, $given[$attribute['name']] ?? '');
        if ($value !== '') $values[$attribute['name']] = $value;
        elseif ($attribute['isRequired']) {
            /* translators: 1: name of a block, 2: name of an option */
            return lectern_note(sprintf(__('%1$s: choose its %2$s.', 'lectern'), $element['title'], $attribute['name']), '');
        }
    }
    ['address' => $address, 'key' => $key, 'theme' => $theme] = lectern_settings();
    wp_enqueue_script(LECTERN_SCRIPT, "$address/embed/v1.js", [], null, false);
    $link = sprintf('<a href="%s">%s</a>', esc_url(lectern_link($element, $values, $address)), esc_html($element['link']['text']));
    $settings = ['address' => $address, 'partner-key' => $key] + ($theme === 'auto' ? [] : ['theme' => $theme]);
    $inner = sprintf('<%1$s%2$s>%3$s</%1$s>', $element['tag'], lectern_write_attributes($values), $link);
    return lectern_place($element) . sprintf('<lectern-marketplace%s>%s</lectern-marketplace>', lectern_write_attributes($settings), $inner);
}

function lectern_write_attributes(array $values): string {
    $written = '';
    foreach ($values as $name => $value) $written .= sprintf(' %s="%s"', $name, esc_attr($value));
    return $written;
}

/** Where the link inside an element leads: the address of a page, with values in its path and its query. */
function lectern_link(array $element, array $values, string $address): string {
    $path = preg_replace_callback('/\{([a-z-]+)\}/', fn($found) => rawurlencode($values[$found[1]] ?? ''), $element['link']['path']);
    $query = [];
    foreach ($element['link']['query'] as $parameter => $attribute) {
        if (isset($values[$attribute])) $query[$parameter] = rawurlencode($values[$attribute]);
    }
    return add_query_arg($query, $address . $path);
}

/** The rule that keeps the place of an element until it is drawn, once on a page: nothing beside it moves then. */
function lectern_place(array $element): string {
    static $written = [];
    if ($element['place'] === '' || isset($written[$element['tag']])) return '';
    $written[$element['tag']] = true;
    return sprintf('<style>%s{%s}</style>', $element['tag'], $element['place']);
}

/** What is missing, for those who can edit the page; visitors see nothing. */
function lectern_note(string $text, string $url): string {
    if (!current_user_can('edit_posts')) return '';
    $link = $url === '' || !current_user_can('manage_options') ? '' : sprintf(' <a href="%s">%s</a>', esc_url($url), esc_html__('Open the settings', 'lectern'));
    return sprintf('<p role="note">%s%s</p>', esc_html($text), $link);
}

/** A module, which plugins that combine, inline or delay scripts are asked to leave alone. */
function lectern_write_script(string $tag, string $handle): string {
    if ($handle !== LECTERN_SCRIPT) return $tag;
    $tag = str_replace([" type='text/javascript'", ' type="text/javascript"'], '', $tag);
    return str_replace('<script ', '<script type="module" data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-noptimize nowprocket ', $tag);
}

<?php
defined('ABSPATH') || exit;

/** `course-card` as `lectern_course_card`: hyphens in the names of shortcodes are read differently by some editors. */
function lectern_shortcode(string $name): string {
    return 'lectern_' . str_replace('-', '_', $name);
}

function lectern_register_shortcodes(): void {
    foreach (array_keys(lectern_elements()) as $name) {
        add_shortcode(lectern_shortcode($name), function ($given) use ($name) {
            $values = [];
            foreach ((array) $given as $attribute => $value) $values[str_replace('_', '-', (string) $attribute)] = $value;
            return lectern_render_alone($name, $values);
        });
    }
}

/** An element between paragraphs has a block around it, which themes give the width of their text. A button has none. */
function lectern_render_alone(string $name, array $given): string {
    $html = lectern_render($name, $given);
    $is_button = strpos(lectern_elements()[$name]['place'], 'inline-block') !== false;
    return $html === '' || $is_button ? $html : "<div>$html</div>";
}

/** An element as a shortcode, with what it needs. */
function lectern_shortcode_example(array $element): string {
    $needed = array_filter($element['attributes'], fn($attribute) => $attribute['isRequired']);
    $written = array_map(fn($attribute) => sprintf(' %s="…"', str_replace('-', '_', $attribute['name'])), $needed);
    return '[' . lectern_shortcode(substr($element['tag'], strlen('lectern-'))) . implode('', $written) . ']';
}

/** The address of a course on a line of its own becomes its card. */
function lectern_register_pasted_addresses(): void {
    if (!lectern_is_set_up()) return;
    $address = preg_quote(lectern_settings()['address'], '#');
    wp_embed_register_handler('lectern', "#^$address/course/([0-9a-f]{24})/?(?:[?\\#].*)?$#i", fn($found) => lectern_render_alone('course-card', ['course-id' => $found[1]]));
}

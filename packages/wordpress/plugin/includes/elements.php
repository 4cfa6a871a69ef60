<?php
defined('ABSPATH') || exit;

/** The elements by their names, such as `course-card`. Written by the build from the script tag's own table. */
function lectern_elements(): array {
    static $elements;
    return $elements ??= require __DIR__ . '/../elements.data.php';
}

/** The value of an attribute as the element reads it; empty for what isn't one. */
function lectern_clean_value(array $attribute, $given): string {
    if (!is_scalar($given)) return '';
    $value = trim(sanitize_text_field((string) $given));
    if (mb_strlen($value) > 2000) return '';
    switch ($attribute['kind']) {
        case 'id':
            return lectern_course_ids($value)[0] ?? '';
        case 'ids':
            return implode(',', lectern_course_ids($value));
        case 'number':
            return ctype_digit($value) && strlen($value) <= 4 ? $value : '';
        case 'choice':
            return in_array($value, $attribute['options'], true) ? $value : '';
        default:
            return $value;
    }
}

/** All ids in a text: it may be a list of them, or the address of a course. */
function lectern_course_ids(string $text): array {
    preg_match_all('/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/', strtolower($text), $found);
    return array_slice(array_values(array_unique($found[0])), 0, 50);
}

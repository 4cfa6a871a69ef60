<?php
defined('ABSPATH') || exit;

const LECTERN_CACHE_SECONDS = 60;

/** `GET /wp-json/lectern/v1/courses?search=`, or `?ids=`: titles of courses, for the block editor. */
function lectern_register_courses(): void {
    register_rest_route('lectern/v1', '/courses', [
        'methods' => 'GET',
        'callback' => 'lectern_find_courses',
        'permission_callback' => fn() => current_user_can('edit_posts'),
        'args' => [
            'search' => ['type' => 'string', 'default' => '', 'maxLength' => 100],
            'ids' => ['type' => 'string', 'default' => '', 'maxLength' => 2000],
        ],
    ]);
}

/** @return array<array{id: string, title: string}>|WP_Error */
function lectern_find_courses(WP_REST_Request $request) {
    if (!lectern_is_set_up()) return new WP_Error('lectern_not_set_up', __('The address of the marketplace is missing.', 'lectern'), ['status' => 409]);
    $ids = lectern_course_ids($request['ids']);
    $query = $ids ? ['ids' => implode(',', $ids), 'limit' => count($ids)] : ['q' => rawurlencode($request['search']), 'limit' => 10];
    $url = add_query_arg($query, lectern_settings()['address'] . '/api/search/courses');
    $cached = get_transient('lectern_' . md5($url));
    if (is_array($cached)) return $cached;
    $answer = wp_remote_get($url, ['timeout' => 5, 'redirection' => 0, 'limit_response_size' => 500000]);
    $body = json_decode(wp_remote_retrieve_body($answer), true);
    if (wp_remote_retrieve_response_code($answer) !== 200 || !is_array($body['courses'] ?? null)) {
        return new WP_Error('lectern_unreachable', __('The marketplace can’t be reached. Try again in a moment.', 'lectern'), ['status' => 502]);
    }
    $courses = [];
    foreach ($body['courses'] as $course) {
        $id = lectern_course_ids((string) ($course['_id'] ?? ''))[0] ?? '';
        if ($id !== '') $courses[] = ['id' => $id, 'title' => sanitize_text_field((string) ($course['title'] ?? ''))];
    }
    set_transient('lectern_' . md5($url), $courses, LECTERN_CACHE_SECONDS);
    return $courses;
}

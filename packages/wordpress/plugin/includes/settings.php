<?php
defined('ABSPATH') || exit;

/**
 * What the plugin knows of the marketplace.
 *
 * @return array{address: string, key: string, theme: string} empty texts until it is set up
 */
function lectern_settings(): array {
    $stored = get_option(LECTERN_OPTION);
    return array_merge(['address' => '', 'key' => '', 'theme' => 'auto'], is_array($stored) ? $stored : []);
}

function lectern_is_set_up(): bool {
    ['address' => $address, 'key' => $key] = lectern_settings();
    return $address !== '' && $key !== '';
}

function lectern_settings_url(): string {
    return admin_url('options-general.php?page=lectern');
}

function lectern_add_settings_page(): void {
    add_options_page(__('Lectern Courses', 'lectern'), __('Lectern Courses', 'lectern'), 'manage_options', 'lectern', 'lectern_draw_settings_page');
}

function lectern_add_settings_link(array $links): array {
    $link = sprintf('<a href="%s">%s</a>', esc_url(lectern_settings_url()), esc_html__('Settings', 'lectern'));
    return array_merge([$link], $links);
}

function lectern_register_settings(): void {
    register_setting('lectern', LECTERN_OPTION, ['type' => 'array', 'sanitize_callback' => 'lectern_clean_settings']);
    add_settings_section('lectern', '', '__return_null', 'lectern');
    $fields = [
        'address' => __('Address of the marketplace', 'lectern'),
        'key' => __('Publishable key', 'lectern'),
        'theme' => __('Theme', 'lectern'),
    ];
    foreach ($fields as $name => $label) {
        $options = ['name' => $name, 'label_for' => "lectern-$name"];
        add_settings_field("lectern-$name", $label, 'lectern_draw_setting', 'lectern', 'lectern', $options);
    }
}

/** The origin of an address, such as `https://market.example`; empty for what isn't one. Plain HTTP only on this machine. */
function lectern_origin(string $given): string {
    $given = trim($given);
    if ($given !== '' && strpos($given, '://') === false) $given = "https://$given";
    $parts = wp_parse_url($given);
    $scheme = strtolower($parts['scheme'] ?? '');
    $host = strtolower($parts['host'] ?? '');
    if (!preg_match('/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/', $host) || isset($parts['user'])) return '';
    $is_local = in_array($host, ['localhost', '127.0.0.1'], true);
    if ($scheme !== 'https' && !($scheme === 'http' && $is_local)) return '';
    return "$scheme://$host" . (isset($parts['port']) ? ":{$parts['port']}" : '');
}

/** A setting that is wrong stays as it was, and the page says why. */
function lectern_clean_settings($given): array {
    $kept = lectern_settings();
    $given = is_array($given) ? array_map(fn($value) => is_string($value) ? trim($value) : '', $given) : [];
    $address = $given['address'] ?? '';
    if ($address !== '' && lectern_origin($address) === '') {
        add_settings_error(LECTERN_OPTION, 'address', __('The address must begin with https://, such as https://market.example.', 'lectern'));
        $address = $kept['address'];
    }
    $key = $given['key'] ?? '';
    if ($key !== '' && !preg_match('/^pk_(test_)?[A-Za-z0-9]{8,64}$/', $key)) {
        add_settings_error(LECTERN_OPTION, 'key', __('The key begins with pk_. The marketplace shows it where your site is registered.', 'lectern'));
        $key = $kept['key'];
    }
    $theme = $given['theme'] ?? '';
    return [
        'address' => lectern_origin($address),
        'key' => $key,
        'theme' => in_array($theme, ['auto', 'light', 'dark'], true) ? $theme : 'auto',
    ];
}

function lectern_draw_setting(array $options): void {
    $name = $options['name'];
    $value = lectern_settings()[$name];
    $field = sprintf('id="lectern-%1$s" name="%2$s[%1$s]" aria-describedby="lectern-%1$s-hint"', esc_attr($name), esc_attr(LECTERN_OPTION));
    $hints = [
        'address' => __('The page that you would visit to see all courses, such as https://market.example.', 'lectern'),
        'key' => sprintf(
            /* translators: %s: this site's address */
            __('The marketplace registers your site (%s) and gives you this key. It is public.', 'lectern'),
            home_url()
        ),
        'theme' => __('Automatic follows the visitor’s system.', 'lectern'),
    ];
    if ($name === 'theme') {
        $names = ['auto' => __('Automatic', 'lectern'), 'light' => __('Light', 'lectern'), 'dark' => __('Dark', 'lectern')];
        echo "<select $field>";
        foreach ($names as $theme => $label) {
            printf('<option value="%s"%s>%s</option>', esc_attr($theme), selected($value, $theme, false), esc_html($label));
        }
        echo '</select>';
    } else {
        printf('<input class="regular-text code" type="%s" value="%s" %s>', $name === 'address' ? 'url' : 'text', esc_attr($value), $field);
    }
    printf('<p class="description" id="lectern-%s-hint">%s</p>', esc_attr($name), esc_html($hints[$name]));
}

function lectern_draw_settings_page(): void {
    if (!current_user_can('manage_options')) return;
    ?>
    <div class="wrap">
        <h1><?php esc_html_e('Lectern Courses', 'lectern'); ?></h1>
        <form action="options.php" method="post">
            <?php settings_fields('lectern'); ?>
            <?php do_settings_sections('lectern'); ?>
            <?php submit_button(); ?>
        </form>
        <?php if (lectern_is_set_up()) lectern_draw_first_steps(); ?>
    </div>
    <?php
}

function lectern_draw_first_steps(): void {
    ?>
    <h2><?php esc_html_e('Show your first course', 'lectern'); ?></h2>
    <p><?php esc_html_e('Edit a page, add the block “Course card” and search for a course by its title. You can also paste the address of a course on a line of its own.', 'lectern'); ?></p>
    <p><a class="button" href="<?php echo esc_url(admin_url('post-new.php?post_type=page')); ?>"><?php esc_html_e('Add a page', 'lectern'); ?></a></p>
    <h2><?php esc_html_e('Shortcodes', 'lectern'); ?></h2>
    <p><?php esc_html_e('For classic editors and page builders:', 'lectern'); ?></p>
    <ul>
        <?php foreach (lectern_elements() as $element) : ?>
            <li><code><?php echo esc_html(lectern_shortcode_example($element)); ?></code> <?php echo esc_html($element['about']); ?></li>
        <?php endforeach; ?>
    </ul>
    <?php
}

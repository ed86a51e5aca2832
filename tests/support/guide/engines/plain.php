<?php
require __DIR__ . '/pages.php';

renderAll(function (array $page) use ($argv): string {
    extract($page);
    ob_start();
    include $argv[1];
    return ob_get_clean();
});

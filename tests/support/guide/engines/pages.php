<?php
// Reads pages as JSON from stdin, renders each and writes the results as JSON. U+E000 stands for a byte of Latin-1.
ini_set('display_errors', 'stderr');
error_reporting(E_ALL & ~E_DEPRECATED);

function toLatin1($value)
{
    if (is_string($value)) return str_replace("\u{E000}", "\xE9", $value);
    return is_array($value) ? array_map('toLatin1', $value) : $value;
}

function renderAll(callable $render): void
{
    $pages = json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
    echo json_encode(array_map($render, array_map('toLatin1', $pages)), JSON_THROW_ON_ERROR);
}

/** Loads a package of Debian. Exit code 3: it is not there. */
function requirePackage(string $file): void
{
    if (stream_resolve_include_path($file) === false) exit(3);
    require $file;
}

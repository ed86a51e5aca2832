<?php
require __DIR__ . '/pages.php';
requirePackage('Twig/autoload.php');

$token = null;
$twig = new Twig\Environment(new Twig\Loader\FilesystemLoader(dirname($argv[1])), ['autoescape' => 'html']);
// As in Symfony.
$twig->addFunction(new Twig\TwigFunction('csrf_token', function (string $id) use (&$token) {
    return $token;
}));

renderAll(function (array $page) use ($twig, &$token, $argv): string {
    $token = $page['shop']['token'];
    return $twig->render(basename($argv[1]), $page);
});

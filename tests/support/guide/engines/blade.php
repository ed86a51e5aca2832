<?php
require __DIR__ . '/pages.php';
requirePackage('Illuminate/View/autoload.php');

use Illuminate\Filesystem\Filesystem;
use Illuminate\View\Compilers\BladeCompiler;

$page = [];

// As in Laravel.
function app(): object
{
    return new class {
        public function getLocale(): string
        {
            return $GLOBALS['page']['shop']['locale'];
        }
    };
}

function csrf_token(): ?string
{
    return $GLOBALS['page']['shop']['token'];
}

/** A model: its attributes in snake_case. Images stay lists, as a cast of Laravel makes them. */
function model(array $values): object
{
    $names = array_map(fn ($name) => strtolower(preg_replace('/[A-Z]/', '_$0', $name)), array_keys($values));
    return (object) array_combine($names, $values);
}

$cache = sys_get_temp_dir() . '/blade-' . getmypid();
mkdir($cache);
$compiled = (new BladeCompiler(new Filesystem(), $cache))->compileString(file_get_contents($argv[1]));
file_put_contents("$cache/page.php", $compiled);

renderAll(function (array $given) use ($cache): string {
    $GLOBALS['page'] = $given;
    $shop = model($given['shop']);
    $product = model($given['product']);
    $preload = $given['preload'];
    $integrity = $given['integrity'];
    $cart = $given['cart'] === null ? null : array_map('model', $given['cart']);
    $__env = new class {
        public function addLoop($items): void {}
        public function incrementLoopIndices(): void {}
        public function getLastLoop() { return null; }
        public function popLoop(): void {}
    };
    ob_start();
    include "$cache/page.php";
    return ob_get_clean();
});
array_map('unlink', glob("$cache/*"));
rmdir($cache);

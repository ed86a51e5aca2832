<?php
// Text goes through $text, and what is read as JSON through $json: neither can end its place early.
// A byte that is not UTF-8 becomes a replacement character; without these flags the whole text would be empty.
$text = fn ($value) => htmlspecialchars((string) $value, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
$json = fn ($value) => json_encode($value, JSON_HEX_TAG | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);

$settings = [
    'locale' => $shop['locale'],
    'currency' => ['sign' => '€', 'position' => 'before', 'code' => 'EUR'],
    'taxExemptionSelected' => (bool) $shop['isExempt'],
];

// The files of the widgets that load at once: $preload is the key of this name in widgets.json.
$widgets = ['engine', 'cart-badge', 'product-gallery', 'add-to-cart', 'cart-page'];
$files = array_unique(array_merge(...array_map(fn ($name) => $preload[$name] ?? [], $widgets)));
$files = str_replace('{locale}', $shop['locale'], $files);
// Optional, so that browsers check every script: $integrity is the key of this name in widgets.json.
$hashes = array_combine(array_map(fn ($file) => "/widgets/$file", array_keys($integrity ?? [])), $integrity ?? []);
$hashOf = fn ($file) => isset($integrity[$file]) ? ' integrity="' . $text($integrity[$file]) . '"' : '';
?>
<!doctype html>
<html lang="<?= $text($shop['locale']) ?>">
  <head>
    <meta charset="utf-8">
    <title><?= $text($product['name']) ?></title>
    <meta name="csrf-token" content="<?= $text($shop['token']) ?>">
    <script type="application/json" data-shop-settings><?= $json($settings) ?></script>
    <?php if ($hashes): ?>
    <script type="importmap"><?= $json(['integrity' => $hashes]) ?></script>
    <?php endif ?>
    <link rel="stylesheet" href="/widgets/base.css">
    <link rel="stylesheet" href="/widgets/page.css">
    <script type="module" async src="/widgets/loader.js"<?= $hashOf('loader.js') ?>></script>
    <?php foreach ($files as $file): ?>
    <link <?= str_ends_with($file, '.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"' ?> href="/widgets/<?= $text($file) ?>"<?= $hashOf($file) ?>>
    <?php endforeach ?>
  </head>
  <body>
    <a href="/cart" data-widget="cart-badge">Winkelwagen</a>

    <h1><?= $text($product['name']) ?></h1>
    <?php if ($product['images']): ?>
    <div data-widget="product-gallery" data-name="<?= $text($product['name']) ?>">
      <script type="application/json"><?= $json(['images' => $product['images']]) ?></script>
      <img src="<?= $text($product['images'][0]['url']) ?>" alt="<?= $text($product['name']) ?>">
    </div>
    <?php endif ?>
    <button class="sw-button sw-button--<?= $product['isOrderable'] ? 'primary' : 'secondary' ?>" data-widget="add-to-cart" data-type="product" data-id="<?= $text($product['id']) ?>" data-orderable="<?= $product['isOrderable'] ? 'true' : 'false' ?>"><?= $product['isOrderable'] ? 'In winkelwagen' : 'Mail mij bij voorraad' ?></button>

    <div data-widget="cart-page" data-checkout-url="/checkout">
      <ul class="sw-page" role="list">
        <?php foreach ($cart ?? [] as $line): ?>
        <li class="sw-cart-page__line"><span class="sw-cart-page__product"><?= $text($line['qty']) ?> × <?= $text($line['name']) ?></span></li>
        <?php endforeach ?>
      </ul>
    </div>
    <div data-widget="cart-popup" data-cart-url="/cart"></div>
  </body>
</html>

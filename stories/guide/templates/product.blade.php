{{-- Blade escapes text by itself. JSON must keep its quotes, and lose its "<": JSON_HEX_TAG. --}}
@php
    // A byte that is not UTF-8 becomes a replacement character. Otherwise the whole text or JSON would be empty.
    mb_substitute_character(0xFFFD);
    $utf8 = fn ($value) => mb_scrub((string) $value, 'UTF-8');
    $flags = JSON_HEX_TAG | JSON_INVALID_UTF8_SUBSTITUTE;
    $settings = [
        'locale' => app()->getLocale(),
        'currency' => ['sign' => '€', 'position' => 'before', 'code' => 'EUR'],
        'taxExemptionSelected' => (bool) $shop->is_exempt,
    ];
    // The files of the widgets that load at once: $preload is the key of this name in widgets.json.
    $widgets = ['engine', 'cart-badge', 'product-gallery', 'add-to-cart', 'cart-page'];
    $files = array_unique(array_merge(...array_map(fn ($name) => $preload[$name] ?? [], $widgets)));
    $files = str_replace('{locale}', app()->getLocale(), $files);
    // Optional, so that browsers check every script: $integrity is the key of this name in widgets.json.
    $hashes = array_combine(array_map(fn ($file) => "/widgets/$file", array_keys($integrity ?? [])), $integrity ?? []);
    $hashOf = fn ($file) => isset($integrity[$file]) ? ' integrity="' . $integrity[$file] . '"' : '';
@endphp
<!doctype html>
<html lang="{{ app()->getLocale() }}">
  <head>
    <meta charset="utf-8">
    <title>{{ $utf8($product->name) }}</title>
    <meta name="csrf-token" content="{{ csrf_token() }}">
    <script type="application/json" data-shop-settings>{!! json_encode($settings, $flags) !!}</script>
    @if ($hashes)
    <script type="importmap">{!! json_encode(['integrity' => $hashes], $flags) !!}</script>
    @endif
    <link rel="stylesheet" href="/widgets/base.css">
    <link rel="stylesheet" href="/widgets/page.css">
    <script type="module" async src="/widgets/loader.js"{!! $hashOf('loader.js') !!}></script>
    @foreach ($files as $file)
    <link {!! str_ends_with($file, '.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"' !!} href="/widgets/{{ $file }}"{!! $hashOf($file) !!}>
    @endforeach
  </head>
  <body>
    <a href="/cart" data-widget="cart-badge">Winkelwagen</a>

    <h1>{{ $utf8($product->name) }}</h1>
    @if ($product->images)
    <div data-widget="product-gallery" data-name="{{ $utf8($product->name) }}">
      <script type="application/json">{!! json_encode(['images' => $product->images], $flags) !!}</script>
      <img src="{{ $product->images[0]['url'] }}" alt="{{ $utf8($product->name) }}">
    </div>
    @endif
    <button class="sw-button sw-button--{{ $product->is_orderable ? 'primary' : 'secondary' }}" data-widget="add-to-cart" data-type="product" data-id="{{ $product->id }}" data-orderable="{{ $product->is_orderable ? 'true' : 'false' }}">{{ $product->is_orderable ? 'In winkelwagen' : 'Mail mij bij voorraad' }}</button>

    <div data-widget="cart-page" data-checkout-url="/checkout">
      <ul class="sw-page" role="list">
        @foreach ($cart ?? [] as $line)
        <li class="sw-cart-page__line"><span class="sw-cart-page__product">{{ $line->qty }} × {{ $utf8($line->name) }}</span></li>
        @endforeach
      </ul>
    </div>
    <div data-widget="cart-popup" data-cart-url="/cart"></div>
  </body>
</html>

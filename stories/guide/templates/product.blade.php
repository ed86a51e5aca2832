{{-- Blade escapes text by itself. JSON must keep its quotes, and lose its "<": JSON_HEX_TAG. --}}
@php
    $settings = [
        'locale' => app()->getLocale(),
        'currency' => ['sign' => '€', 'position' => 'before', 'code' => 'EUR'],
        'taxExemptionSelected' => $shop->is_exempt,
    ];
@endphp
<!doctype html>
<html lang="{{ app()->getLocale() }}">
  <head>
    <meta charset="utf-8">
    <title>{{ $product->name }}</title>
    <meta name="csrf-token" content="{{ csrf_token() }}">
    <script type="application/json" data-shop-settings>{!! json_encode($settings, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE) !!}</script>
    <link rel="stylesheet" href="/widgets/base.css">
    <script type="module" async src="/widgets/loader.js"></script>
  </head>
  <body>
    <a href="/cart" data-widget="cart-badge">Winkelwagen</a>

    <h1>{{ $product->name }}</h1>
    <div data-widget="product-gallery" data-name="{{ $product->name }}">
      <script type="application/json">{!! json_encode(['images' => $product->images], JSON_HEX_TAG | JSON_UNESCAPED_UNICODE) !!}</script>
      <img src="{{ $product->images[0]['url'] }}" alt="{{ $product->name }}">
    </div>
    <button data-widget="add-to-cart" data-type="product" data-id="{{ $product->id }}" data-orderable="{{ $product->is_orderable ? 'true' : 'false' }}">In winkelwagen</button>

    <div data-widget="cart-page" data-checkout-url="/checkout">
      <ul>
        @foreach ($cart as $line)
        <li>{{ $line->qty }} × {{ $line->name }}</li>
        @endforeach
      </ul>
    </div>
    <div data-widget="cart-popup" data-cart-url="/cart"></div>
  </body>
</html>

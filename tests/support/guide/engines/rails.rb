# Renders pages as Rails does. Exit code 3: there is no ActionView. U+E000 stands for a byte of Latin-1.
require 'json'
require 'ostruct'
begin
  require 'action_view'
rescue LoadError
  exit 3
end

def latin1(value)
  case value
  when String then value.b.gsub("\u{E000}".b, "\xE9".b).force_encoding('UTF-8')
  when Array then value.map { |one| latin1(one) }
  when Hash then value.transform_values { |one| latin1(one) }
  else value
  end
end

def named(hash) = OpenStruct.new(hash.transform_keys { |key| key.gsub(/[A-Z]/) { "_#{$&.downcase}" } })

folder, file = File.split(ARGV[0])
lookup = ActionView::LookupContext.new([folder])
base = ActionView::Base.with_empty_template_cache

pages = JSON.parse($stdin.read.force_encoding('UTF-8')).map { |page| latin1(page) }
rendered = pages.map do |page|
  assigns = { 'shop' => named(page['shop']), 'product' => named(page['product']), 'preload' => page['preload'], 'integrity' => page['integrity'], 'cart' => page['cart']&.map { |line| named(line) } }
  view = base.new(lookup, assigns, nil)
  view.define_singleton_method(:form_authenticity_token) { page['shop']['token'] }
  view.render(template: file.delete_suffix('.html.erb'), formats: [:html], handlers: [:erb])
end
puts JSON.generate(rendered)

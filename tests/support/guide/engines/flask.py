"""Renders pages as Flask does. Exit code 3: there is no Jinja. U+E000 stands for a byte of Latin-1."""
import json
import sys

try:
    import jinja2
except ImportError:
    sys.exit(3)

# Python has decoded its texts before.
pages = json.loads(sys.stdin.buffer.read().decode('utf-8').replace('\ue000', '\ufffd').replace('\\ue000', '\ufffd'))
env = jinja2.Environment(autoescape=True)
with open(sys.argv[1], encoding='utf-8') as file:
    template = env.from_string(file.read())
rendered = [template.render(**page, csrf_token=lambda: page['shop']['token'] or '') for page in pages]
sys.stdout.write(json.dumps(rendered))

import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const MODELS = {
  CartModel: 'cart-types',
  ListModel: 'list-types',
  CompareModel: 'compare',
  CheckoutModel: 'checkout-types',
};

/** The members of an interface: a signal is a property of the type `Readable`, and a method is an action. */
function membersOf(file: string, name: string): string[] {
  const path = `tools/models/${file}.ts`;
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  const declarations = program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration ? [node.declaration] : [],
  );
  const model = declarations.find((node) => node.type === 'TSInterfaceDeclaration' && node.id.name === name);
  if (model?.type !== 'TSInterfaceDeclaration') throw new Error(`${path} has no interface ${name}.`);
  return model.body.body.map((member) => {
    const isSignal = member.type === 'TSPropertySignature';
    if (!isSignal && member.type !== 'TSMethodSignature') throw new Error(`${name} has a ${member.type}.`);
    return `${member.key.type === 'Identifier' ? member.key.name : '?'} ${isSignal ? 'signal' : 'action'}`;
  });
}

for (const [name, file] of Object.entries(MODELS))
  test(`the guide names every signal and action of ${name}, and no other`, () => {
    const guide = readFileSync('stories/guide/models.md', 'utf8');
    const [, section = ''] = new RegExp(`<!-- ${name} -->\n([\\s\\S]*?)(?:\n## |\n[^|\n])`).exec(guide) ?? [];
    const rows = [...section.matchAll(/^\| `(\w+)`\s*\| (signal|action)\s*\|/gm)].map(
      ([, row, kind]) => `${row} ${kind}`,
    );
    expect(rows).toEqual(membersOf(file, name));
  });

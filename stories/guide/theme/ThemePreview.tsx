import { type RefObject, useState } from 'react';
import { Button } from '../../../shared/ui/basics/Button.tsx';
import { Checkbox } from '../../../shared/ui/form/Checkbox.tsx';
import { Field } from '../../../shared/ui/form/Field.tsx';
import { Message } from '../../../shared/ui/basics/Message.tsx';
import { ProductPrice } from '../../../shared/ui/product/ProductPrice.tsx';
import { ProductCard } from '../../../shared/ui/product/ProductCard.tsx';
import { Stepper } from '../../../shared/ui/form/Stepper.tsx';
import { Kit } from '../../../tests/support/Kit.tsx';
import { picture } from '../../ui/picture.ts';
import type { Scheme } from './theme.ts';
import '../../../shared/ui/form.css';

interface ThemePreviewProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly scheme: Scheme;
}

/** Components of the kit as widgets use them, on the tokens of this part of the page. */
export function ThemePreview({ place, scheme }: ThemePreviewProps) {
  const [quantity, setQuantity] = useState(2);
  const [email, setEmail] = useState('sanne@');
  const [isAgreed, setAgreed] = useState(true);
  return (
    <section
      ref={place}
      className="guide-theme__preview"
      aria-label="Components with these tokens"
      data-sw-scheme={scheme}
    >
      <Kit locale="en">
        <div className="guide-theme__kit">
          <ProductCard
            name="Growatt MIN 3000TL-XH inverter"
            url={null}
            image={picture('inverter')}
            rating={4.6}
            product={{ price: 64900, from_price: 72900 }}
            inStock
            action={
              <Button variant="primary" icon="cart" isWide>
                Add to cart
              </Button>
            }
          />
          <div className="guide-theme__stack">
            <div className="guide-theme__row">
              <Button variant="primary">Place order</Button>
              <Button>Continue shopping</Button>
              <Button variant="quiet">Undo</Button>
              <Button variant="danger-quiet" icon="trash">
                Remove
              </Button>
            </div>
            <div className="guide-theme__row">
              <Stepper
                value={quantity}
                productName="Growatt MIN 3000TL-XH inverter"
                onIncrease={() => setQuantity(quantity + 1)}
                onDecrease={() => setQuantity(quantity - 1)}
              />
              <ProductPrice product={{ price: 64900, from_price: 72900 }} size="large" />
            </div>
            <Field
              name="email"
              type="email"
              label="E-mail address"
              value={email}
              onChange={setEmail}
              errors={email.includes('.') ? [] : ['This is not a complete address yet.']}
            />
            <Checkbox name="news" isChecked={isAgreed} onChange={setAgreed}>
              Tell me when it is in stock
            </Checkbox>
            <Message kind="success" isAnnounced={false}>
              Your order is sent free of charge.
            </Message>
            <Message kind="info" isAnnounced={false}>
              Ordered before 17:00, delivered tomorrow.
            </Message>
            <Message kind="warning" isAnnounced={false}>
              Only three are left.
            </Message>
            <Message kind="error" isAnnounced={false}>
              This code has expired.
            </Message>
          </div>
        </div>
      </Kit>
    </section>
  );
}

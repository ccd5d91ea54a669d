import { formatPesosText } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { Button, Row, SelectField, Stack, TextField } from '@ebpls/ui';
import { AmountField, SwitchField } from '@ebpls/ui/forms';
import { Dialog } from '@ebpls/ui/overlays';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';

import { useWords as useSharedWords } from '../shared/page/demos.messages.ts';
import { RichText } from '../shared/rich-text/rich-text.tsx';
import { INVENTORY_TYPES, type Product } from '../shared/shop/shop-types.ts';
import { useWords as useShopWords } from '../shared/shop/shop.messages.ts';
import { Price, ProductName, SalePrice } from './product-schema.ts';
import { callProducts } from './products-mock.ts';
import { useWords } from './products.messages.ts';

const EditForm = v.object({
  name: ProductName,
  price: Price,
  salePrice: SalePrice,
  inventoryType: v.picklist(INVENTORY_TYPES),
  isAvailable: v.boolean(),
  isShippable: v.boolean(),
});

interface EditProductDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** Dialog that changes the name, the prices and the stock of a product. */
export function EditProductDialog({ product, onClose }: EditProductDialogProps) {
  const t = useWords();
  const s = useShopWords();
  const { register, save, formState } = useEditForm({ product, onClose });
  const { errors, isSubmitting } = formState;
  return (
    <Dialog open onClose={onClose} title={t('edit.one', { name: product.name })} placement="top">
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={4}>
          <TextField label={t('name')} error={errors.name?.message} {...register('name')} />
          <Row gap={4} align="start">
            <AmountField label={t('price')} error={errors.price?.message} {...register('price')} />
            <AmountField
              label={t('sale.price')}
              optional
              error={errors.salePrice?.message}
              {...register('salePrice')}
            />
          </Row>
          <SelectField
            label={t('inventory')}
            options={INVENTORY_TYPES.map((value) => ({ value, label: s(`inventory.${value}`) }))}
            {...register('inventoryType')}
          />
          <SwitchField label={t('availability.available')} {...register('isAvailable')} />
          <SwitchField label={t('shippable')} {...register('isShippable')} />
          {product.description !== '' && (
            <section aria-label={t('description')}>
              <RichText html={product.description} />
            </section>
          )}
          {errors.root && <strong role="alert">{errors.root.message}</strong>}
          <Row gap={2} justify="end">
            <Button onClick={onClose}>{s('cancel')}</Button>
            <Button type="submit" kind="primary" busy={isSubmitting}>
              {s('save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

function useEditForm({ product, onClose }: EditProductDialogProps) {
  const t = useWords();
  const shared = useSharedWords();
  const { revalidate } = useRevalidator();
  const { id, name, price, salePrice, inventoryType, isAvailable, isShippable } = product;
  const form = useForm({
    defaultValues: {
      name,
      price: formatPesosText(price),
      salePrice: salePrice === null ? '' : formatPesosText(salePrice),
      inventoryType,
      isAvailable,
      isShippable,
    },
    resolver: valibotResolver(EditForm),
  });
  const save = form.handleSubmit(async (update) => {
    try {
      await callProducts('/api/management/products/update', { json: { productIds: [id], update } });
      await revalidate();
      showNotice('done', t('updated'));
      onClose();
    } catch {
      form.setError('root', { message: shared('failed') });
    }
  });
  return { ...form, save };
}

import { showNotice } from '@ebpls/remote-kit';
import { Box, Button, SelectField, Split, Stack, TextField } from '@ebpls/ui';
import { AmountField, CheckField, ErrorSummary, FormBar } from '@ebpls/ui/forms';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller, FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type * as v from 'valibot';

import { DemoPage } from '../shared/page/demo-page.tsx';
import { useWords as useSharedWords } from '../shared/page/demos.messages.ts';
import { extractText } from '../shared/rich-text/clean-html.ts';
import { RichTextField } from '../shared/rich-text/rich-text-field.tsx';
import { CATEGORIES } from '../shared/shop/shop-types.ts';
import { useWords as useShopWords } from '../shared/shop/shop.messages.ts';
import { DropZone } from './drop-zone.tsx';
import { MAX_DESCRIPTION_LENGTH, ProductForm } from './product-schema.ts';
import { callProducts } from './products-mock.ts';
import { useWords } from './products.messages.ts';

const PRODUCTS_ADDRESS = '/app/management/products';

type FormValues = v.InferInput<typeof ProductForm>;
type ProductValues = v.InferOutput<typeof ProductForm>;

const EMPTY: FormValues = {
  name: '',
  description: '',
  images: [],
  price: '',
  salePrice: '',
  isTaxable: true,
  includesTaxes: false,
  category: 'dress',
  productCode: '',
  productSku: '',
};

/** Form page for a new product of the demo. */
export function Component() {
  const t = useWords();
  const s = useShopWords();
  const shared = useSharedWords();
  const navigate = useNavigate();
  const form = useForm<FormValues, unknown, ProductValues>({
    defaultValues: EMPTY,
    resolver: valibotResolver(ProductForm),
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (product) => {
    try {
      await callProducts('/api/management/products/new', { json: product });
      showNotice('done', t('created'));
      await navigate(PRODUCTS_ADDRESS);
    } catch {
      form.setError('root', { message: shared('failed') });
    }
  });
  const problems = Object.entries(errors).flatMap(([field_id, error]) =>
    typeof error.message === 'string' ? [{ field_id, message: error.message }] : [],
  );

  return (
    <DemoPage title={t('new')} width="wide" breadcrumb={[{ label: t('title'), to: PRODUCTS_ADDRESS }]}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void save(event)}>
          <Stack gap={6}>
            <ErrorSummary title={t('problems')} errors={problems} />
            <Split asideWidth={320} main={<Basics />} aside={<CategoryFields />} />
            <FormBar back={<Button to={PRODUCTS_ADDRESS}>{s('cancel')}</Button>}>
              <Button type="submit" kind="primary" busy={isSubmitting}>
                {t('create')}
              </Button>
            </FormBar>
          </Stack>
        </form>
      </FormProvider>
    </DemoPage>
  );
}

function Basics() {
  const t = useWords();
  const { register, control, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  return (
    <Stack gap={6}>
      <TextField label={t('name')} autoComplete="off" error={errors.name?.message} {...register('name')} />
      <div id="description" tabIndex={-1}>
        <Controller
          name="description"
          control={control}
          render={({ field: { value, onChange } }) => (
            <RichTextField
              label={t('description')}
              value={value}
              onChange={onChange}
              error={errors.description?.message}
              help={t('description.help', { most: MAX_DESCRIPTION_LENGTH, count: extractText(value).length })}
            />
          )}
        />
      </div>
      <Controller
        name="images"
        control={control}
        render={({ field: { value, onChange } }) => <DropZone images={value} onChange={onChange} />}
      />
    </Stack>
  );
}

function CategoryFields() {
  const t = useWords();
  const { register, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  return (
    <Stack gap={6}>
      <Box look="card" pad={4}>
        <Stack gap={4}>
          <AmountField label={t('price')} error={errors.price?.message} {...register('price')} />
          <AmountField label={t('sale.price')} optional error={errors.salePrice?.message} {...register('salePrice')} />
          <CheckField label={t('taxable')} {...register('isTaxable')} />
          <CheckField label={t('includes')} {...register('includesTaxes')} />
        </Stack>
      </Box>
      <Box look="card" pad={4}>
        <Stack gap={4}>
          <SelectField
            label={t('category')}
            options={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            {...register('category')}
          />
          <TextField label={t('code')} optional error={errors.productCode?.message} {...register('productCode')} />
          <TextField label={t('sku')} optional error={errors.productSku?.message} {...register('productSku')} />
        </Stack>
      </Box>
    </Stack>
  );
}

import { useWords } from './change.messages.ts';

/** Hook that names a tax category of a line that is taxed in two ways. */
export function useCategoryName() {
  const t = useWords();
  return (category: string): string => {
    if (category === 'a' || category === 'b' || category === 'd' || category === 'e') return t(`category_${category}`);
    return t('category_other', { category });
  };
}

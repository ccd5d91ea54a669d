import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/** Sets the residents among no employees to 0, because the form then has no field for them; a later employee is asked for again. */
export function useZeroResidents(residents: 'residents_female' | 'residents_male', employees: unknown): void {
  const { setValue } = useFormContext();
  const former = useRef(employees);
  useEffect(() => {
    if (employees === 0) setValue(residents, 0, { shouldDirty: true });
    else if (former.current === 0) setValue(residents, undefined, { shouldDirty: true });
    former.current = employees;
  }, [employees, residents, setValue]);
}

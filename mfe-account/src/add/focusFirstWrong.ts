/** Leads to the first field of a form that is marked as wrong, once its mark is there. */
export function focusFirstWrong(form: HTMLElement): void {
	requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}

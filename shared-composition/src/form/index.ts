export {
	createForm,
	type Failure,
	type FieldErrors,
	type Form,
	type FormDraft,
	type FormOptions,
	type FormState,
} from './createForm.ts'
export { tabDraft } from './tabDraft.ts'
export { type FormOf, type UseFormOptions, useForm } from './useForm.ts'

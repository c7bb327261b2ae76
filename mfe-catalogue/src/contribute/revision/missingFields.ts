import type { EditingField } from './editingField.ts'
import type { FormField } from './formFields.ts'

/** True for a picture that the site draws itself, in place of one that members give. */
export const isDrawn = (url: string): boolean => url.startsWith('/art/')

/** The fields of a part of the form that have no value. Episodes and chapters are not loaded with the form. */
export function missingFields(fields: readonly FormField[], editing: readonly EditingField[]): FormField[] {
	return fields.filter(({ field, type, isExtra }) => {
		const state = editing.find((each) => each.field === field)
		if (!state || type === 'parts' || isExtra) return false
		return type === 'picture' ? state.typed === '' || isDrawn(state.typed) : state.typed === ''
	})
}

import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadTranslations } from 'shared-i18n'
import { requireMember } from '../requireMember.ts'
import { signInTranslations } from '../signInTranslations.ts'

export { DevicePage as Component } from './DevicePage.tsx'

/** A visitor signs in first, and comes back with the same code. */
export async function loader({ request }: LoaderFunctionArgs) {
	const redirect = requireMember(request)
	if (redirect) return redirect
	await loadTranslations(signInTranslations)
	return null
}

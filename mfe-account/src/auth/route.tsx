import type { LoaderFunctionArgs } from 'react-router-dom'
import { readyWords } from 'shared-i18n'
import { resumeSession } from 'shared-state'
// What a visitor typed goes over to the member they become here.
import 'shared-state/ownDraft'
import { words } from '../words.ts'

export { AuthPage as Component } from './AuthPage.tsx'

/** Who was led here may still hold a session that has ended elsewhere: it is asked for once more. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { pathname, search, searchParams } = new URL(request.url)
	await Promise.all([readyWords(words), searchParams.has('next') ? resumeSession(pathname + search) : undefined])
	return null
}

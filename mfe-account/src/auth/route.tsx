import type { LoaderFunctionArgs } from 'react-router-dom'
import { readyWords } from 'shared-i18n'
import { resumeSession } from 'shared-state'
// What a visitor typed goes over to the member they become here.
import 'shared-state/ownDraft'
import { words } from '../words.ts'

export { AuthPage as Component } from './AuthPage.tsx'

/** Who was led here may still hold a session that has ended elsewhere: it is asked for once more. */
export async function loader({ request }: LoaderFunctionArgs) {
	const wasLed = new URL(request.url).searchParams.has('next')
	await Promise.all([readyWords(words), wasLed ? resumeSession() : undefined])
	return null
}

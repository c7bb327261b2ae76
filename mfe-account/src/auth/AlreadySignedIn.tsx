import { useLocation } from 'react-router-dom'
import { useTranslations } from 'shared-i18n'
import { pathAfterSignIn, signOut } from 'shared-state'
import { Button, LinkButton, Stack } from 'shared-ui'
import { signInTranslations } from './signInTranslations.ts'

/** The sign-in page for a member who is signed in already: continue, or switch accounts. */
export function AlreadySignedIn({ name }: { name: string }) {
	const t = useTranslations(signInTranslations)
	const { search } = useLocation()
	return (
		<>
			<h1>{t('auth.signedIn')}</h1>
			<p>{t('auth.signedInAs', { name })}</p>
			<Stack $gap={2}>
				<LinkButton variant="primary" size="lg" wide to={pathAfterSignIn(search)}>
					{t('auth.continue', { name })}
				</LinkButton>
				<Button wide onClick={() => void signOut()}>
					{t('auth.another')}
				</Button>
			</Stack>
		</>
	)
}

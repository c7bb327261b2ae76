import type { ComponentProps } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { LinkButton } from 'shared-ui'
import { useSignInPath } from './viewer.ts'

/** A link to the sign-in page, which leads back to the current screen. Only it follows the location. */
export function SignInLink(props: Omit<ComponentProps<typeof LinkButton>, 'to' | 'children'>) {
	const say = useTranslations(common)
	return (
		<LinkButton to={useSignInPath()} {...props}>
			{say('action.signIn')}
		</LinkButton>
	)
}

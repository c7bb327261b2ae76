import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { outcomeMessage } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { LinkButton, Spinner, Stack } from 'shared-ui'
import { needsSecondFactor, SecondFactor } from '../SecondFactor.tsx'
import { signInTranslations } from '../signInTranslations.ts'
import { finishDiscordOAuth } from './finishDiscordOAuth.ts'
import { pathAfterDiscord } from './startDiscordOAuth.ts'

interface DiscordCallbackProps {
	/** The OAuth code; undefined if the user denied the access. */
	code: string | undefined
	state: string
}

/** The OAuth callback of Discord: shows progress until the sign-in has finished. */
export function DiscordCallback({ code, state }: DiscordCallbackProps) {
	const t = useTranslations(signInTranslations)
	const navigate = useNavigate()
	const [refused, setRefused] = useState<string>()
	const [isSecondStep, setSecondStep] = useState(false)

	useEffect(() => {
		if (code === undefined) return
		let isUnmounted = false
		void finishDiscordOAuth(code, state).then((outcome) => {
			if (isUnmounted) return
			if (needsSecondFactor(outcome)) return setSecondStep(true)
			if (outcome.state !== 'done') return setRefused(outcomeMessage(outcome))
			if (outcome.answer.kind === 'linked') showToast('good', signInTranslations.translate('discord.linked'))
			void navigate(pathAfterDiscord(), { replace: true })
		})
		return () => {
			isUnmounted = true
		}
	}, [code, state, navigate])

	if (isSecondStep) {
		const goTo = (path: string) => void navigate(path, { replace: true })
		return <SecondFactor onSignedIn={() => goTo(pathAfterDiscord())} onBack={() => goTo('/auth')} />
	}
	const reason = code === undefined ? t('discord.denied') : refused
	if (reason === undefined) {
		return (
			<Stack $gap={4} role="status">
				<Spinner />
				<p>{t('discord.finishing')}</p>
			</Stack>
		)
	}
	return (
		<Stack $gap={4}>
			<h1>{t('discord.failed')}</h1>
			<p role="alert">{reason}</p>
			<LinkButton to="/auth" replace>
				{t('discord.back')}
			</LinkButton>
		</Stack>
	)
}

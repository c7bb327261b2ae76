import { useEffect, useRef } from 'react'
import { useTranslations } from 'shared-i18n'
import { Button, Cluster, LinkButton, Panel, Stack } from 'shared-ui'
import { styled } from 'styled-components'
import { addTranslations } from './addTranslations.ts'

const SuccessPanel = styled(Panel)`
	&:focus { outline: none; }
`

interface CreationSuccessProps {
	form: 'anime' | 'manga' | 'movie' | 'news'
	/** The path of the new page; null on a demo site, where nothing is stored. */
	path: string | null
	/** True if a moderator must publish it first. */
	waits?: boolean
	onAnother: () => void
}

/** Replaces the form after a successful creation, with a link to the new page. */
export function CreationSuccess({ form, path, waits, onAnother }: CreationSuccessProps) {
	const t = useTranslations(addTranslations)
	const panel = useRef<HTMLDivElement>(null)

	// The submit button is gone, so the keyboard focus moves here.
	useEffect(() => panel.current?.focus(), [])

	return (
		<SuccessPanel ref={panel} tabIndex={-1} role="status">
			<Stack $gap={4}>
				<h2>{t(waits ? 'add.waiting.done' : `add.${form}.done`)}</h2>
				<p>{t(path === null ? 'add.done.example' : waits ? 'add.waiting.text' : 'add.done.text')}</p>
				<Cluster $gap={3}>
					{path !== null && (
						<LinkButton to={path} variant="primary">
							{t('add.done.open')}
						</LinkButton>
					)}
					<Button onClick={onAnother}>{t('add.done.another')}</Button>
					<LinkButton to="/dashboard" variant="quiet">
						{t('add.back')}
					</LinkButton>
				</Cluster>
			</Stack>
		</SuccessPanel>
	)
}

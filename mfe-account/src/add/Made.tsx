import { useEffect, useRef } from 'react'
import { useWords } from 'shared-i18n'
import { Button, Cluster, LinkButton, Panel, Stack } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'

const Done = styled(Panel)`
	&:focus { outline: none; }
`

interface MadeProps {
	form: 'anime' | 'manga' | 'movie' | 'news'
	/** Where it can be looked at; of what was tried out on a demo there is no page. */
	path: string | null
	onAnother: () => void
}

/** What was added, said once more where the form was, with the way to it. */
export function Made({ form, path, onAnother }: MadeProps) {
	const t = useWords(words)
	const place = useRef<HTMLDivElement>(null)

	// The press that sent the form is gone: whoever uses the keyboard goes on from here.
	useEffect(() => place.current?.focus(), [])

	return (
		<Done ref={place} tabIndex={-1} role="status">
			<Stack $gap={4}>
				<h2>{t(`add.${form}.done`)}</h2>
				<p>{t(path === null ? 'add.done.example' : 'add.done.text')}</p>
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
		</Done>
	)
}

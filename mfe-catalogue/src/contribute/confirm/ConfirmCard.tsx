import { Link } from 'react-router-dom'
import type { Confirmation, ConfirmationAnswer, ConfirmationSubject } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Button, Cluster, from, Kbd, Meta, Panel, Picture, radius, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { editTranslations, type TranslateEdit } from '../revision/editTranslations.ts'

const Subjects = styled.div<{ $two: boolean }>`
	display: grid;
	grid-template-columns: ${(p) => (p.$two ? '1fr 1fr' : 'minmax(0, 1fr)')};
	gap: ${space[4]};
	min-height: 12rem;
`
const Side = styled.div`
	display: grid;
	grid-template-columns: 6rem minmax(0, 1fr);
	gap: ${space[4]};
	align-items: start;
	align-content: start;
	overflow-wrap: anywhere;
	${from.phone} { grid-template-columns: 8rem minmax(0, 1fr); }
	img { border-radius: ${radius.md}; }
`
const Upright = styled(Side)`
	grid-template-columns: minmax(0, 8rem);
	${from.desktop} { grid-template-columns: 8rem minmax(0, 1fr); }
`
const Question = styled.h2`
	font-size: ${size.lg};
`
const Name = styled.strong`
	display: block;
	font-size: ${size['2xl']};
	line-height: 1.2;
	overflow-wrap: anywhere;
`
const Answers = styled.div`
	display: grid;
	grid-template-columns: repeat(3, minmax(0, 1fr));
	gap: ${space[2]};
	kbd { display: none; }
	${from.desktop} {
		display: flex;
		kbd { display: inline; }
	}
`
/** Asks for the pictures of the next question while this one is read. */
const Ahead = styled.div`
	position: absolute;
	width: 8rem;
	height: 0;
	overflow: hidden;
`
const ANSWERS: readonly { answer: ConfirmationAnswer; key: string }[] = [
	{ answer: 'no', key: '←' },
	{ answer: 'unknown', key: '↑' },
	{ answer: 'yes', key: '→' },
]

interface ConfirmCardProps {
	question: Confirmation
	next: Confirmation | undefined
	onAnswer: (answer: ConfirmationAnswer) => void
}

/** A question with what it is about, and its three answers. */
export function ConfirmCard({ question, next, onAnswer }: ConfirmCardProps) {
	const t = useTranslations(editTranslations)
	const { kind, subject, other, proposed } = question
	const Frame = other ? Upright : Side
	return (
		<Panel>
			<Stack $gap={4}>
				<div aria-live="polite">
					<Question>{t(questionOf(question))}</Question>
					{kind === 'name' && <Name lang="pt-BR">{proposed}</Name>}
				</div>
				<Subjects $two={other !== undefined}>
					{[subject, ...(other ? [other] : [])].map((each) => (
						<Frame key={each.path}>
							{each.imageUrl ? <SubjectPicture subject={each} /> : null}
							<SubjectNames subject={each} />
						</Frame>
					))}
				</Subjects>
				<Answers>
					{ANSWERS.map(({ answer, key }) => (
						<Button
							key={answer}
							{...(answer === 'yes' && { variant: 'primary' as const })}
							onClick={() => onAnswer(answer)}
						>
							{t(`confirm.answer.${answer}`)} <Kbd aria-hidden>{key}</Kbd>
						</Button>
					))}
				</Answers>
				{next && (
					<Ahead aria-hidden>
						<SubjectPicture subject={next.subject} />
						{next.other && <SubjectPicture subject={next.other} />}
					</Ahead>
				)}
			</Stack>
		</Panel>
	)
}

const SubjectPicture = ({ subject }: { subject: ConfirmationSubject }) => (
	<Picture src={subject.imageUrl ?? undefined} alt="" width={128} height={192} eager />
)

function SubjectNames({ subject }: { subject: ConfirmationSubject }) {
	const t = useTranslations(editTranslations)
	const name = useTitleName()(subject)
	const { title, englishTitle, romajiTitle, japaneseTitle, path, year, works = [] } = subject
	const others = [...new Set([title, romajiTitle, englishTitle, japaneseTitle])].filter((each) => each && each !== name)
	return (
		<Stack $gap={1}>
			<strong>
				<Link to={path} target="_blank">
					{name}
				</Link>
			</strong>
			{others.map((each) => (
				<Meta key={each}>{each}</Meta>
			))}
			<Cluster $gap={2}>
				{year !== undefined && <Meta>{year}</Meta>}
				{path.startsWith('/manga') && <Meta>{t('confirm.manga')}</Meta>}
			</Cluster>
			{works.map((work) => (
				<Meta key={work}>{work}</Meta>
			))}
		</Stack>
	)
}

function questionOf({ kind, subject, proposed }: Confirmation): Parameters<TranslateEdit>[0] {
	if (kind === 'name') return 'confirm.question.name'
	if (kind === 'merge')
		return subject.path.startsWith('/studio') ? 'confirm.question.studio' : 'confirm.question.person'
	return proposed === 'source' || proposed === 'adaptation'
		? `confirm.question.${proposed}`
		: 'confirm.question.relation'
}

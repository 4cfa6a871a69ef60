import { themeColors } from '@lectern/sdk/theme';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Preview } from '@react-email/preview';
import { render, toPlainText } from '@react-email/render';
import { type CSSProperties, Fragment } from 'react';
import type { Block, Message } from './message.ts';

/** A mail as it is sent. */
export interface DrawnMail {
  subject: string;
  html: string;
  text: string;
}

const MAX_SUBJECT_CHARACTERS = 200;

/** What stands under the line of a mail. */
export interface MailFooter {
  /** Why somebody gets it. */
  reason: string;
  /** How they stop mails like this one. */
  unsubscribe?: { url: string; label: string } | undefined;
}

/** Draws the HTML of a mail, and its text from the same elements. */
export async function drawMail(
  { subject, title, body }: Message,
  { reason, unsubscribe }: MailFooter,
): Promise<DrawnMail> {
  const html = await render(
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkSheet}</style>
      </head>
      <body className="page" style={styles.page}>
        <Preview>{previewOf(body)}</Preview>
        <Container className="card" style={styles.card}>
          <p className="brand" style={styles.brand}>
            Lectern
          </p>
          <h1 dir="auto" className="strong" style={styles.title}>
            {title}
          </h1>
          {body.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once to a string, so nothing is reordered
            <BlockOf key={index} block={block} />
          ))}
          <hr className="line" style={styles.line} />
          <p className="muted" style={styles.footer}>
            {reason}
          </p>
          {unsubscribe && (
            <p className="muted" style={styles.footer}>
              <a href={unsubscribe.url} className="muted" style={styles.footerLink}>
                {unsubscribe.label}
              </a>
            </p>
          )}
        </Container>
      </body>
    </html>,
  );
  const text = toPlainText(html, { wordwrap: 76, selectors: [{ selector: 'h1', options: { uppercase: false } }] });
  return { subject: oneLine(subject).slice(0, MAX_SUBJECT_CHARACTERS), html, text };
}

function BlockOf({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p dir="auto" style={styles.text}>
        <Lines of={block} />
      </p>
    );
  if ('link' in block)
    return (
      <p style={styles.text}>
        <Button href={block.link} className="button" style={styles.button}>
          {block.label}
        </Button>
      </p>
    );
  if ('quote' in block)
    return (
      <blockquote dir="auto" className="line" style={styles.quote}>
        <Lines of={block.quote} />
      </blockquote>
    );
  return (
    <table data-text-format="dataTable" width="100%" cellPadding={0} cellSpacing={0} style={styles.table}>
      <tbody>
        {block.rows.map(([label, amount], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once to a string, so nothing is reordered
          <tr key={index}>
            <td dir="auto" className="line" style={styles.label}>
              {label}
            </td>
            <td className="line" style={styles.amount}>
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Lines = ({ of: text }: { of: string }) =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once to a string, so nothing is reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

/** What lists of mails show beside the subject. */
const previewOf = (body: readonly Block[]) => body.find((block) => typeof block === 'string') ?? '';

/** A header is one line: what follows a line break would be another header. */
// bounded: subjects are made of names and titles, which have a maximum length
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const font = "Montserrat, 'Segoe UI', Helvetica, Arial, sans-serif";
const { light: colors, dark } = themeColors;
const text: CSSProperties = { margin: '0 0 16px', fontFamily: font, fontSize: 16, lineHeight: '24px' };
const cell: CSSProperties = {
  padding: '8px 0',
  borderBottom: `1px solid ${colors.hairline}`,
  fontFamily: font,
  fontSize: 15,
  lineHeight: '22px',
  verticalAlign: 'top',
};
const styles = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: colors.sunken, color: colors.text },
  card: { maxWidth: 560, padding: 28, borderRadius: 10, backgroundColor: colors.surface },
  brand: { ...text, color: colors.primary, fontWeight: 700, letterSpacing: '-0.01em' },
  title: { ...text, fontSize: 24, lineHeight: '30px', letterSpacing: '-0.01em', overflowWrap: 'anywhere' },
  text: { ...text, overflowWrap: 'anywhere' },
  button: {
    padding: '12px 20px',
    borderRadius: 6,
    backgroundColor: colors.primary,
    color: colors['on-primary'],
    fontFamily: font,
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  },
  quote: {
    ...text,
    marginInline: 0,
    padding: '4px 16px',
    borderInlineStart: `3px solid ${colors.hairline}`,
    overflowWrap: 'anywhere',
  },
  table: { margin: '0 0 20px', borderCollapse: 'collapse' },
  label: { ...cell, paddingInlineEnd: 16, textAlign: 'start', overflowWrap: 'anywhere' },
  amount: { ...cell, textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  line: { margin: '24px 0 16px', border: 0, borderTop: `1px solid ${colors.hairline}` },
  footer: { ...text, margin: '0 0 8px', color: colors.muted, fontSize: 13, lineHeight: '20px' },
  footerLink: { color: colors.muted, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

/**
 * Mail programs that don't know it show the light colors. Those are inline, as most programs need them, and only
 * `!important` overrides what is inline.
 */
const darkSheet = `@media (prefers-color-scheme: dark) {
.page { background-color: ${dark.background} !important; color: ${dark.text} !important }
.card { background-color: #161F27 !important }
.brand { color: ${dark.link} !important }
.strong { color: ${dark.text} !important }
.muted { color: ${dark.muted} !important }
.line { border-color: #2B3945 !important }
.button { background-color: ${dark.primary} !important; color: ${dark['on-primary']} !important }
}`;

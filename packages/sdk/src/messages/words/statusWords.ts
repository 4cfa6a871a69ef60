/** The status of the server, for admins. */
export const statusWords = {
  'serverStatus.title': 'Status',
  'serverStatus.text': 'What this server needs, and how it is. Every part is tried when you open this page.',
  'serverStatus.adminOnly': 'You must be an admin to see the status.',
  'serverStatus.loading': 'Checking the server',
  'serverStatus.loadFailed':
    "The server could not be checked. If other pages fail too, the server or its database doesn't answer.",
  'serverStatus.check': 'Check again',
  'serverStatus.checking': 'Checking...',
  'serverStatus.allWell': 'Nothing needs attention.',
  'serverStatus.attention.one': '{count} part needs attention.',
  'serverStatus.attention.other': '{count} parts need attention.',
  'serverStatus.checkedAt': 'Checked {time}',
  'serverStatus.server': 'Server',
  'serverStatus.version': 'Version',
  'serverStatus.node': 'Node.js',
  'serverStatus.databaseKind': 'Database',
  'serverStatus.databaseKind.embedded': 'PostgreSQL, embedded',
  'serverStatus.databaseKind.postgres': 'PostgreSQL',
  'serverStatus.startedAt': 'Running since',
  'serverStatus.parts': 'Parts',
  'serverStatus.part.database': 'Database',
  'serverStatus.part.storage': 'Files',
  'serverStatus.part.disk': 'Disk',
  'serverStatus.part.mail': 'Mail',
  'serverStatus.part.payments': 'Payments',
  'serverStatus.part.videos': 'Videos',
  'serverStatus.part.queues': 'Queues',
  'serverStatus.state.well': 'OK',
  'serverStatus.state.strained': 'Needs a look',
  'serverStatus.state.failing': "Doesn't work",
  'serverStatus.state.off': 'Not set up',
  'serverStatus.fact.latency': 'Answers in',
  'serverStatus.fact.size': 'Size',
  'serverStatus.fact.connections': 'Connections',
  'serverStatus.fact.waitingForDatabase': 'Queued requests',
  'serverStatus.fact.replicas': 'Replicas',
  'serverStatus.fact.replicaLag': 'Replica is behind by',
  'serverStatus.fact.freeForDatabase': 'Free for the database',
  'serverStatus.fact.freeForFiles': 'Free for files',
  'serverStatus.fact.waiting': 'Waiting',
  'serverStatus.fact.oldest': 'Longest wait',
  'serverStatus.fact.sentToday': 'Sent in 24 hours',
  'serverStatus.fact.failedToday': 'Failed in 24 hours',
  'serverStatus.fact.pendingOrders': 'Orders not paid yet',
  'serverStatus.fact.running': 'Running',
  'serverStatus.unit.milliseconds': '{count} ms',
  'serverStatus.unit.megabytes': '{count} MB',
  'serverStatus.unit.gigabytes': '{count} GB',
  'serverStatus.advice.databaseSlow':
    'Look for slow statements in pg_stat_activity, and at the load of its machine. More servers make it slower.',
  'serverStatus.advice.databaseFull':
    'Nearly all connections of PostgreSQL are taken. Raise max_connections, or use a pooler.',
  'serverStatus.advice.replicaBehind':
    'A replica is behind or down: what it would save after an accident is older than you think. Look at its network and disk.',
  'serverStatus.advice.storageFails':
    "A small file could not be stored and read back. Check STORAGE_DIR or the bucket, the server's rights on it, and its room.",
  'serverStatus.advice.storageSlow': 'Storing a small file takes more than a second. Look at the disk or the network.',
  'serverStatus.advice.storageClosed':
    "Browsers may not send large videos to the bucket, so they go through the servers. Allow PUT from this site's address in the bucket's CORS rules.",
  'serverStatus.advice.diskLow': 'Less than 1 GB is free. Make room soon, or move the folder to a larger disk.',
  'serverStatus.advice.diskFull':
    'The disk is full: whatever would be stored is refused. Make room; the server then goes on by itself.',
  'serverStatus.advice.diskUnknown': "The free space can't be read. Look whether the disk is mounted and answers.",
  'serverStatus.advice.mailFails': 'The mail server takes no mail. Check SMTP_URL and the mail server; mails wait.',
  'serverStatus.advice.mailLate':
    "A mail has waited for more than 15 minutes. The server's log has the mail server's answers.",
  'serverStatus.advice.mailKept': 'A demo sends no mail and keeps it in the outbox. Set SMTP_URL to send it.',
  'serverStatus.advice.mailOff': 'No mail is written. Set SMTP_URL and MAIL_FROM, so that buyers get their receipts.',
  'serverStatus.advice.paymentKey':
    'Stripe refuses the secret key, so nothing can be bought. Copy it to STRIPE_SECRET_KEY and start the server again.',
  'serverStatus.advice.paymentRights':
    "The key in STRIPE_SECRET_KEY lacks a right. Give it more permissions in Stripe's dashboard.",
  'serverStatus.advice.paymentsDown': "Stripe doesn't answer. Look at its status page, and at the server's network.",
  'serverStatus.advice.paymentReports':
    "A payment was not reported. Check the endpoint in Stripe's dashboard, STRIPE_WEBHOOK_SECRET and the server's clock.",
  'serverStatus.advice.paymentsDemo': 'A demo charges nothing. Set the three STRIPE_ variables to sell.',
  'serverStatus.advice.paymentsOff': 'Only free courses can be had. Set the three STRIPE_ variables to sell.',
  'serverStatus.advice.videosLate':
    'More than 20 videos wait to be prepared for streaming. They play as they were uploaded meanwhile. Raise VIDEO_WORKERS, or add a server.',
  'serverStatus.advice.videosOff':
    'Videos play as they were uploaded. To stream them in several sizes, install ffmpeg with libx264 and aac, and start the server again. VIDEO_WORKERS must not be 0.',
  'serverStatus.advice.queuesBusy':
    'More work arrives than this server can do, so people wait. Add a server, or find out what asks for so much.',
};

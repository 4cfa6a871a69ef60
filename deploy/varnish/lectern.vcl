# Varnish 7 in front of Lectern, between HAProxy (deploy/haproxy) and the servers:
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/lectern.vcl -s malloc,256m
# Servers: SHARED_CACHE_SECONDS=60 PURGE_URLS=http://127.0.0.1:6081/
# `npm run test:deep` tries this very file (scripts/sharedCache.mjs).
vcl 4.1;

# Its frontend `from_cache`.
backend haproxy {
    .host = "127.0.0.1";
    .port = "8081";
    .connect_timeout = 2s;
    .first_byte_timeout = 10s;
}

# The servers, which say when something has changed.
acl servers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    # Where HAProxy asks whether the cache works.
    if (req.url == "/lectern-cache") {
        return (synth(200));
    }
    if (req.method == "PURGE") {
        if (client.ip !~ servers) {
            return (synth(403));
        }
        # All that depends on the catalogue; files and scripts stay. Written so that it can be checked in the background.
        ban("obj.http.surrogate-key ~ catalogue");
        return (synth(200));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # A person's. HAProxy sends none here.
    if (req.http.Authorization) {
        return (pass);
    }
    # Films are sent in ranges and by signed links: only the sizes of pictures are worth the memory.
    if (req.url ~ "^/api/files/" && req.url !~ "[?&]width=") {
        return (pass);
    }
    # Lectern sets and reads none. Those of a statistics script would make each visitor a stranger.
    unset req.http.Cookie;
    return (hash);
}

sub vcl_backend_response {
    # Nothing is kept that the server doesn't say may be: no default of two minutes.
    if (beresp.http.Cache-Control !~ "s-maxage|immutable|max-age=[1-9]" || beresp.http.Cache-Control ~ "private|no-store|no-cache" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        return (deliver);
    }
    # Of how many seconds an answer may be older than `s-maxage` while it is asked for anew.
    set beresp.grace = 30s;
    # With these it is asked with If-None-Match, and the body isn't sent again.
    set beresp.keep = 1h;
}

sub vcl_deliver {
    unset resp.http.Surrogate-Key;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    # Browsers would subtract it from what they may keep.
    unset resp.http.Age;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
}

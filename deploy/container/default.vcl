vcl 4.1;

# The cache before the product: pages by their address, in three encodings, thrown away by the tags that the product
# sends with them. Runs on plain Varnish 7 (`-p http_gzip_support=off`, so that Brotli is kept as it came): tags are found
# by bans on the header `xkey`, which need no module and work the same where vmod xkey is missing.
#
# The addresses are those of compose.yaml. The product purges with (PURGE=varnish, PURGE_URL=http://10.77.0.3:8080/)
#   PURGE / HTTP/1.1      xkey-purge: l-10-20345 search        up to 256 tags, one blank between two
# and `xkey-purge: *` empties the whole cache.

import directors;
import std;

probe ready {
  .url = "/readyz";
  .interval = 2s;
  .timeout = 2s;
  .window = 2;
  .threshold = 2;
  .initial = 1;
}

backend web_1 {
  .host = "10.77.0.11";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 30s;
}

backend web_2 {
  .host = "10.77.0.12";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 30s;
}

# Our own processes; the proxy in front brings the whole world along, so it is none of them.
acl purgers {
  "127.0.0.1";
  "10.77.0.0"/24;
  ! "10.77.0.2";
}

sub vcl_init {
  new web = directors.round_robin();
  web.add_backend(web_1);
  web.add_backend(web_2);
}

sub vcl_recv {
  set req.backend_hint = web.backend();

  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405));
    }
    call purge_tags;
  }

  # A third of the variants: what a browser takes beside these is never sent.
  if (req.http.Accept-Encoding ~ "(^|[, ])br([;, ]|$)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(^|[, ])gzip([;, ]|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # Ready or not is asked of each process, and figures are not for the outside.
  if (req.url ~ "^/(livez|readyz)($|\?)") {
    return (pass);
  }
  if (req.url ~ "^/metrics($|\?)") {
    return (synth(404));
  }
  # A call's answer is one person's, or says so itself.
  if (req.url ~ "^/v2(/|$)" || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  # While a process answers, what is old is shown ten minutes at most, as its own header says, and fetched anew meanwhile;
  # when none does, for a day.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 600s;
  }
  # Pages are the same for everybody, whatever cookie comes along; behind the gate of a test site they say `private`.
  return (hash);
}

sub purge_tags {
  if (!req.http.xkey-purge) {
    # As the module of that name calls them.
    set req.http.xkey-purge = req.http.xkey-softpurge;
  }
  if (req.http.xkey-purge == "*") {
    ban("obj.status != 0");
    return (synth(200, "Purged all"));
  }
  if (req.http.xkey-purge !~ "^[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*$") {
    return (synth(400, "xkey-purge must hold tags with one blank between two"));
  }
  # Only of the object, so that the ban lurker works through it at leisure.
  if (!std.ban("obj.http.xkey ~ (^|\s)(" + regsuball(req.http.xkey-purge, " ", "|") + ")(\s|$)")) {
    return (synth(503, std.ban_error()));
  }
  return (synth(200, "Purged"));
}

sub vcl_backend_response {
  # An error does not take the place of a page that is there.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.ttl > 0s && beresp.status < 500) {
    set beresp.grace = 24h;
  }
  # Large files are handed through as they come.
  if (beresp.http.Content-Length ~ "^[0-9]{8,}$") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}

# No process answers and nothing is kept: said plainly, and when to come again.
sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.status = 503;
  synthetic({"<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Volvemos enseguida</title><h1>Volvemos enseguida</h1><p>El sitio no responde en este momento. Inténtalo de nuevo en unos segundos.</p><p lang="en">The site is not answering right now. Please try again in a few seconds.</p></html>"});
  return (deliver);
}

sub vcl_synth {
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  synthetic(resp.reason + {"
"});
  return (deliver);
}
